# syntax=docker/dockerfile:1
#
# NOT BUILT YET: this file was written where no Docker was at hand. Its npm steps, the build of the web app and the start of
# the server were tried by hand in an empty folder; the image itself was not. Remove this note after the first build.
#
#   docker build --build-arg VERSION="$(git log -1 --format=%cd --date=format:%Y).$(git rev-parse --short=7 HEAD)" -t gastspiel .
#
# The settings are explained in docs/guides/operate.md. Operator's commands: docker run … gastspiel node apps/api/src/admin.ts …
# (npm scripts would look for the development dependencies, which are not here).

FROM node:24-slim AS manifests
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
# TypeScript is an optional peer of a library that would read settings with it; Node strips types by itself.
# --omit=dev alone would still bring the sandbox along: npm counts a workspace as wanted, whoever asks for it.
RUN npm pkg delete devDependencies --workspace @gastspiel/api \
  && npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @gastspiel/api \
  && rm -rf apps/mobile apps/sandbox apps/web bench e2e tooling node_modules/typescript
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

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
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
