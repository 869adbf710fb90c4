FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY scripts ./scripts
COPY src ./src
RUN node scripts/build.mjs && node scripts/notices.mjs dist/third-party-notices.txt
# The built program has all packages inside it but those with native code: 245 MB become 20.
RUN node scripts/keep-server-packages.mjs && npm prune --omit=dev --ignore-scripts

FROM node:26-trixie-slim
# The compile cache lies with the data, since the rest may be read-only.
ENV MALLOC_ARENA_MAX=1 NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/.compile-cache
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/scripts/serve.mjs ./scripts/
# For what the program reads beside its code, and for Code Export.
COPY --from=build /app/src ./src
COPY --from=build /app/dist ./dist
# The user `node` has uid and gid 1000: a folder that is mounted at /data must be theirs.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=10s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does it, without npm.
CMD ["node", "--max-semi-space-size=4", "scripts/serve.mjs"]
