#!/bin/sh
# Becomes the first process of a Debian in namespaces of its own (debian-machine.ts): an overlay in memory over the bare
# system BARE, with this checkout, which it may write to as well, at /srv/podium.
set -e
bare=$1 checkout=$2 memory=$3
mount --make-rprivate /
mount -t tmpfs -o mode=755 memory "$memory"
cd "$memory"
mkdir root upper work checkout-upper checkout-work
mount -t overlay -o "lowerdir=$bare,upperdir=upper,workdir=work" overlay root
mkdir -p root/srv/podium
mount -t overlay -o "lowerdir=$checkout,upperdir=checkout-upper,workdir=checkout-work" overlay root/srv/podium
cd root
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 dev dev
for name in null zero full random urandom tty; do
  : > dev/$name
  mount --bind /dev/$name dev/$name
done
ln -s /proc/self/fd dev/fd
ln -s pts/ptmx dev/ptmx
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
mount -t tmpfs -o mode=1777 shared dev/shm
mount -t tmpfs -o mode=755 run run
mount -t tmpfs -o mode=1777 tmp tmp
mkdir -p run/old
pivot_root . run/old
exec env -i container=podium PATH=/usr/sbin:/usr/bin:/sbin:/bin \
  sh -c 'umount -l /run/old && rmdir /run/old && exec /lib/systemd/systemd --log-target=null < /dev/null'
