# The API, the website that it serves and the worker: one image; ROLE chooses. Node runs the TypeScript without a build.
FROM node:24-slim AS packages
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

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The packages of the workspaces are links into apps/ and packages/: Node refuses TypeScript below node_modules.
COPY --from=production /app ./
COPY packages/shared/src packages/shared/src
COPY apps/api/src apps/api/src
COPY --from=website /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
