# syntax=docker/dockerfile:1
#
#   docker build --build-arg VERSION="$(git log -1 --format=%cd --date=format:%Y).$(git rev-parse --short=7 HEAD)" -t gastspiel .
#
# `npm run image:check` follows these instructions without Docker and runs what comes of it; Docker itself has not seen them yet.
# How to build for x64 and arm64, pin, and look into it: docs/guides/operate.md, which explains the settings too. Operator's commands:
# docker run … gastspiel node apps/api/src/admin.ts … (npm scripts would look for the development dependencies, which are not here).

# The Node that package.json pins for linux-x64; a test keeps the two equal. NODE_DIGEST=sha256:… takes these bytes and no others.
ARG NODE_VERSION=24.21.0
ARG NODE_DIGEST
FROM node:${NODE_VERSION}-trixie-slim${NODE_DIGEST:+@${NODE_DIGEST}} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# npm compares the lock file with every workspace, so all of them are needed.
COPY apps/api/package.json apps/api/
COPY apps/mobile/package.json apps/mobile/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY tooling/package.json tooling/

FROM manifests AS server
# TypeScript is an optional peer of a library that would read settings with it; Node strips types by itself. Its commands
# would be links to nowhere.
# --omit=dev alone would still bring the sandbox along: npm counts a workspace as wanted, whoever asks for it.
RUN npm pkg delete devDependencies --workspace @gastspiel/api \
  && npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @gastspiel/api \
  && rm -rf apps/mobile apps/sandbox apps/web bench e2e tooling node_modules/typescript \
  && find node_modules/.bin -xtype l -delete
COPY packages/domain/src packages/domain/src
COPY apps/api/migrations apps/api/migrations
COPY apps/api/src apps/api/src

FROM manifests AS web
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace @gastspiel/web
COPY tsconfig.base.json ./
COPY packages/domain packages/domain
COPY apps/web apps/web
COPY tooling tooling
# There is no git here to ask for the commit.
ARG VERSION=0.unknown
RUN WEB_VERSION="$VERSION" node tooling/run-build-web.ts

FROM node:${NODE_VERSION}-trixie-slim${NODE_DIGEST:+@${NODE_DIGEST}}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
# Keeps the server small: tooling/api-process.ts says how, and a test keeps the two equal.
ENV NODE_OPTIONS=--max-semi-space-size=16 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=server /app ./
COPY --from=web /app/apps/web/dist apps/web/dist
ARG VERSION=0.unknown
RUN echo "$VERSION" > VERSION
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: it hears SIGTERM and drains. Stop it with `docker stop -t 30`.
CMD ["node", "apps/api/src/main.ts"]
