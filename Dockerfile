# The API, the website that it serves and the worker: one image; ROLE chooses. Node runs the TypeScript without a build.
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
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY packages/shared packages/shared
COPY apps/web apps/web
RUN node apps/web/scripts/build.mjs

FROM packages AS production
RUN npm ci --ignore-scripts --omit=dev --workspace=@podium/api --workspace=@podium/shared

FROM caddy:2.11.7@sha256:f2a1290d0463aad60660d4ec134943f183ee2a5f6c3eb7bf32dd984f2f020772 AS proxy
# Where all capabilities are dropped, Linux does not start the image's own Caddy, which asks for one; a copy asks none.
RUN cp /usr/bin/caddy /usr/bin/plain && mv /usr/bin/plain /usr/bin/caddy && chown -R 1000:1000 /data
USER 1000:1000

FROM node AS podium
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The packages of the workspaces are links into apps/ and packages/: Node refuses TypeScript below node_modules.
COPY --from=production /app ./
COPY packages/shared/src packages/shared/src
COPY apps/api/src apps/api/src
COPY --from=website /app/apps/web/dist apps/web/dist
# What apps/api/src/check-env.ts compares a .env with.
COPY docker-compose.yml .env.example ./
COPY deploy/is-ready deploy/
# Docker hands owner and mode of /backups on to a new volume.
RUN install -d -o node -g node /data && install -d -m 700 -o node -g node /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --start-interval=1s --start-period=60s --timeout=4s --retries=3 \
  CMD ["bash", "deploy/is-ready", "3000"]
CMD ["node", "apps/api/src/main.ts"]
