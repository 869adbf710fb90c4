FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The image has its Node: without install scripts the packaged one stays out.
RUN npm ci --omit=dev --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY scripts ./scripts
COPY src ./src
RUN node scripts/web-build.mjs

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY src ./src
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=10s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
