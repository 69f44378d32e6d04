import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { globalError } from '#core/errors/service-error.ts';
import type { Call } from '#core/http/call.ts';
import { JsonText, type Response } from '#core/http/response.ts';
import { toJsonText } from '#core/http/send-json.ts';
import { type DiscoverySettings, toDiscoveryDocument } from './discovery-document.ts';
import { toOpenApiDocument } from './openapi-document.ts';
import { findServiceName, serviceDocuments } from './service-documents.ts';

const DIRECTORY = '/discovery/v1/apis';
const REST = /^\/discovery\/v1\/apis\/([^/]+)\/([^/]+)\/rest$/;
const SERVICE_REST = '/$discovery/rest';
const SERVICE_HOST = /^([a-z]+)(?:-json)?\.googleapis\.com(?::\d+)?$/i;
const OPENAPI = /^\/openapi\/(\w+)\.json$/;

/** Serves the machine-readable API descriptions: discovery documents and OpenAPI documents. They require no credentials. */
export class Discovery {
  readonly #settings: DiscoverySettings;
  readonly #texts = new Map<string, JsonText>();

  constructor(settings: DiscoverySettings) {
    this.#settings = settings;
  }

  /** Whether a path belongs to an API description. */
  static canHandle(path: string): boolean {
    return path.startsWith('/discovery/') || path.startsWith('/$discovery/') || path.startsWith('/openapi/');
  }

  /** Returns the description that a call requests. Throws 400, 404 or 405. */
  response({ method, url, headers }: Pick<Call, 'method' | 'url' | 'headers'>): Response {
    if (method !== 'GET' && method !== 'HEAD') throw globalError(405, 'httpMethodNotAllowed', 'Use GET.');
    return { status: 200, headers: { 'cache-control': 'public, max-age=300' }, body: this.#find(url, headers.host) };
  }

  #find({ pathname, searchParams }: URL, host = ''): unknown {
    if (pathname === DIRECTORY) return this.#directory(searchParams);
    if (pathname === SERVICE_REST) return this.#rest(readService(searchParams, host));
    const [, name = '', version = ''] = REST.exec(pathname) ?? [];
    const service = findServiceName(name);
    if (service && version === serviceDocuments[service].info.version) return this.#rest(service);
    const described = findServiceName(OPENAPI.exec(pathname)?.[1] ?? '');
    if (!described) throw globalError(404, 'notFound', 'Not Found');
    return this.#text(`openapi ${described}`, () => toOpenApiDocument(described, this.#settings));
  }

  #rest(service: ServiceName): JsonText {
    return this.#text(`rest ${service}`, () => toDiscoveryDocument(service, this.#settings));
  }

  #directory(query: URLSearchParams): object {
    const names = Object.keys(serviceDocuments).flatMap((name) => findServiceName(name) ?? []);
    const wanted = names.filter((name) => (query.get('name') ?? name) === name);
    const items = wanted.sort().map((name) => {
      const { title, version } = serviceDocuments[name].info;
      return {
        kind: 'discovery#directoryItem',
        id: `${name}:${version}`,
        name,
        version,
        title,
        description: title,
        discoveryRestUrl: `${this.#settings.publicOrigin}${DIRECTORY}/${name}/${version}/rest`,
        preferred: true,
      };
    });
    return { kind: 'discovery#directoryList', discoveryVersion: 'v1', items };
  }

  #text(key: string, create: () => object): JsonText {
    const known = this.#texts.get(key);
    if (known) return known;
    const text = new JsonText(Buffer.from(toJsonText(create(), true)));
    this.#texts.set(key, text);
    return text;
  }
}

// Each public service is identified by its host. At the services' own origin, the parameter `api` identifies it.
function readService(query: URLSearchParams, host: string): ServiceName {
  const version = query.get('version');
  const name = query.get('api') ?? findServiceName(SERVICE_HOST.exec(host)?.[1]?.toLowerCase() ?? '') ?? null;
  const matches = Object.entries(serviceDocuments).filter(
    ([service, { info }]) => (version === null || info.version === version) && (name === null || service === name),
  );
  const service = matches.length === 1 ? findServiceName(matches[0]?.[0] ?? '') : undefined;
  if (service) return service;
  if (matches.length === 0) throw globalError(404, 'notFound', 'Not Found');
  const names = matches.map(([match]) => match).join(' or ');
  throw globalError(400, 'invalid', `Several services have this version: add api=${names}.`, 'api');
}
