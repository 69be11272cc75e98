# The table in the browser as an image: docs/hosting.md says how to run it. It takes BuildKit, which Docker has used since 23.
ARG PYTHON=3.11

# -- The page. Node is needed only here. --
FROM node:24-slim AS page
WORKDIR /hexfarer/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src/hexfarer/text ../src/hexfarer/text
RUN npm run build

# -- The wheel, with the page and the compiled engine, and beside it all that it needs: everything in the versions that the
# tests run with. This image has a C compiler. --
FROM python:${PYTHON}-trixie AS wheel
WORKDIR /hexfarer
COPY requirements.lock ./
RUN pip install --no-cache-dir --requirement requirements.lock
COPY pyproject.toml setup.py README.md LICENSE NOTICE ./
COPY src src
COPY --from=page /hexfarer/src/hexfarer/server/page src/hexfarer/server/page
RUN pip wheel --no-cache-dir --no-build-isolation --constraint requirements.lock --wheel-dir /wheels ".[server]"

# -- What runs. The official images build Python with profile-guided and link-time optimization, which matters: an interpreter
# without them is 10 to 30 % slower, and the compiled engine lives on its runtime, too. --
FROM python:${PYTHON}-slim-trixie
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index /wheels/*.whl
RUN useradd --system --uid 10001 --no-create-home --home-dir /data hexfarer \
    && install --directory --owner=hexfarer /data
USER 10001
ENV HEXFARER_DATABASE=sqlite:////data/tables.db \
    PYTHONUNBUFFERED=1
VOLUME ["/data"]
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import http.client as h; c = h.HTTPConnection('127.0.0.1', 8000, timeout=4); c.request('GET', '/api/health'); raise SystemExit(c.getresponse().status != 200)"]
ENTRYPOINT ["hexfarer"]
CMD ["serve", "--host", "0.0.0.0"]
