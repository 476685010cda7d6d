# The API, the website that it serves and the worker: one image; ROLE chooses.
# docs/decisions/057 says where the digests come from and how to renew them.
FROM node:24.21.0-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS node

FROM node AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/shared/package.json packages/shared/
COPY tools/package.json tools/

FROM packages AS website
RUN npm ci --ignore-scripts --omit=dev --workspace=@podium/web --workspace=@podium/shared
COPY tsconfig.base.json ./
COPY packages/shared packages/shared
COPY apps/web apps/web
RUN node apps/web/scripts/build.mjs && node apps/web/scripts/precompress.mjs

FROM node AS api
WORKDIR /app
COPY packages/shared packages/shared
COPY apps/api/scripts apps/api/scripts
COPY apps/api/src apps/api/src
RUN node apps/api/scripts/build.mjs

FROM packages AS production
RUN npm ci --ignore-scripts --omit=dev --workspace=@podium/api --workspace=@podium/shared

FROM caddy:2.11.7@sha256:f2a1290d0463aad60660d4ec134943f183ee2a5f6c3eb7bf32dd984f2f020772 AS proxy
# Where all capabilities are dropped, Linux does not start the image's own Caddy, which asks for one; a copy asks none.
RUN cp /usr/bin/caddy /usr/bin/plain && mv /usr/bin/plain /usr/bin/caddy && chown -R 1000:1000 /data
USER 1000:1000

FROM node AS podium
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Room for new objects, of which Node takes 96 MB by itself: docs/decisions/005.
ENV NODE_OPTIONS=--max-semi-space-size=8
# The C library would give each of Node's threads a pool of memory of its own: docs/decisions/005.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=production /app ./
COPY --from=api /app/apps/api/dist apps/api/dist
# Of the PDFs that the mails bring, found by their package's name.
COPY packages/shared/src/tickets/fonts packages/shared/src/tickets/fonts
COPY --from=website /app/apps/web/dist apps/web/dist
# What check-env compares a .env with.
COPY docker-compose.yml .env.example ./
COPY deploy/is-ready deploy/
# Docker hands owner and mode of /backups and /data/pictures on to new volumes.
RUN install -d -o node -g node /data /data/pictures && install -d -m 700 -o node -g node /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --start-interval=1s --start-period=60s --timeout=4s --retries=3 \
  CMD ["bash", "deploy/is-ready", "3000"]
CMD ["node", "apps/api/dist/main.js"]
