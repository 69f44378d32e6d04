import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import type { DiscoverySettings } from './discovery-document.ts';
import { serviceDocuments } from './service-documents.ts';

/** Returns the OpenAPI document of a service with the addresses of this server and without the extensions for the console. */
export function toOpenApiDocument(service: ServiceName, { publicOrigin, scopeBase }: DiscoverySettings): object {
  const document = serviceDocuments[service];
  const own = Object.values(operations).filter((operation) => operation.service === service);
  const scopesOf = new Map<string, readonly string[]>(own.map(({ id, scopes }) => [id, scopes]));
  const identify = (suffix: string) => toScopeIdentifier(scopeBase, suffix);
  const all = [...new Set([...scopesOf.values()].flat())].sort();
  const { components, ...described } = Object(withoutTraits(document, scopesOf, identify));
  return {
    ...described,
    servers: [{ url: `${publicOrigin}${own[0]?.basePath ?? '/'}` }],
    components: {
      ...components,
      securitySchemes: {
        oauth2: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: `${publicOrigin}/o/oauth2/v2/auth`,
              tokenUrl: `${publicOrigin}/token`,
              scopes: Object.fromEntries(all.map((suffix) => [identify(suffix), suffix])),
            },
          },
        },
      },
    },
  };
}

/** Removes the extensions, and adds the scopes that an operation accepts as alternatives. */
function withoutTraits(
  value: unknown,
  scopesOf: ReadonlyMap<string, readonly string[]>,
  identify: (suffix: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((element) => withoutTraits(element, scopesOf, identify));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !name.startsWith('x-'));
  const plain = Object.fromEntries(entries.map(([name, below]) => [name, withoutTraits(below, scopesOf, identify)]));
  const scopes = scopesOf.get(String(plain.operationId));
  return scopes ? { ...plain, security: scopes.map((suffix) => ({ oauth2: [identify(suffix)] })) } : plain;
}
