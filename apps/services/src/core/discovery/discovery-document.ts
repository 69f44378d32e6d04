import type { OperationDescriptor, ParameterDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { MAX_UPLOAD_BYTES } from '#core/uploads/read-upload.ts';
import { type DiscoverySchema, toDiscoverySchema, toDiscoveryType } from './discovery-schema.ts';
import { type DocumentOperation, listDocumentOperations, serviceDocuments } from './service-documents.ts';

/** Server settings that appear in discovery documents. */
export type DiscoverySettings = {
  /** Public origin of the services, without a trailing slash. */
  publicOrigin: string;
  /** Prefix of scope identifiers. */
  scopeBase: string;
};

type Method = { [name: string]: unknown };
type Resource = { methods?: Record<string, Method>; resources?: Record<string, Resource> };

/** Parameters of all operations. */
const GLOBAL_PARAMETERS: Readonly<Record<string, DiscoverySchema>> = {
  alt: { type: 'string', location: 'query', default: 'json', enum: ['json', 'media'], enumDescriptions: ['', ''] },
  callback: { type: 'string', location: 'query', description: 'Name of the function to which the response is passed.' },
  fields: { type: 'string', location: 'query', description: 'Fields to include in the response.' },
  key: { type: 'string', location: 'query', description: 'Ignored.' },
  oauth_token: { type: 'string', location: 'query', description: 'Access token.' },
  prettyPrint: {
    type: 'boolean',
    location: 'query',
    default: 'true',
    description: 'Whether the response is indented.',
  },
  quotaUser: { type: 'string', location: 'query', description: 'Ignored.' },
  uploadType: { type: 'string', location: 'query', description: 'Upload protocol: media, multipart, resumable.' },
  upload_protocol: {
    type: 'string',
    location: 'query',
    description: 'Upload protocol: raw, multipart, resumable.',
  },
};

/** Returns the discovery document of a service (format v1), from which public client libraries build a client. */
export function toDiscoveryDocument(service: ServiceName, settings: DiscoverySettings): object {
  const { info, components } = serviceDocuments[service];
  const { publicOrigin: origin, scopeBase } = settings;
  const own: OperationDescriptor[] = Object.values(operations).filter((operation) => operation.service === service);
  const servicePath = (own[0]?.basePath ?? '/').slice(1);
  const scopes = [...new Set(own.flatMap((operation) => operation.scopes))].sort();
  return {
    kind: 'discovery#restDescription',
    discoveryVersion: 'v1',
    id: `${service}:${info.version}`,
    name: service,
    version: info.version,
    title: info.title,
    description: info.title,
    protocol: 'rest',
    rootUrl: `${origin}/`,
    servicePath,
    basePath: `/${servicePath}`,
    baseUrl: `${origin}/${servicePath}`,
    batchPath: servicePath === '' ? 'batch' : `batch/${servicePath.slice(0, -1)}`,
    parameters: GLOBAL_PARAMETERS,
    auth: {
      oauth2: {
        scopes: Object.fromEntries(
          scopes.map((suffix) => [toScopeIdentifier(scopeBase, suffix), { description: suffix }]),
        ),
      },
    },
    schemas: Object.fromEntries(
      Object.entries(components.schemas).map(([id, schema]) => [id, { id, ...toDiscoverySchema(schema) }]),
    ),
    ...toResources(service, own, scopeBase),
  };
}

function toResources(service: ServiceName, own: readonly OperationDescriptor[], scopeBase: string): Resource {
  const described = listDocumentOperations(serviceDocuments[service]);
  const root: Resource = {};
  for (const operation of own) {
    const names = operation.id.split('.').slice(1);
    let resource = root;
    for (const name of names.slice(0, -1)) {
      resource.resources ??= {};
      resource = resource.resources[name] ??= {};
    }
    resource.methods ??= {};
    resource.methods[names.at(-1) ?? ''] = toMethod(operation, described.get(operation.id), scopeBase);
  }
  return root;
}

function toMethod(operation: OperationDescriptor, described: DocumentOperation | undefined, scopeBase: string): Method {
  const { id, method, path, body, response, scopes, mediaUploadPath, content, parameters } = operation;
  const required = parameters.filter((parameter) => parameter.required || parameter.in === 'path');
  return {
    id,
    path,
    flatPath: path,
    httpMethod: method,
    description: described?.summary,
    ...(operation.deprecated && { deprecated: true }),
    parameterOrder: required.map(({ name }) => name),
    parameters: Object.fromEntries(parameters.map((parameter) => [parameter.name, toParameter(parameter, described)])),
    ...(body && { request: { $ref: body } }),
    ...(response && { response: { $ref: response } }),
    scopes: scopes.map((suffix) => toScopeIdentifier(scopeBase, suffix)),
    ...(content && { supportsMediaDownload: true }),
    ...(mediaUploadPath && { supportsMediaUpload: true, mediaUpload: toMediaUpload(mediaUploadPath) }),
    ...(id.endsWith('.watch') && { supportsSubscription: true }),
  };
}

function toParameter(parameter: ParameterDescriptor, described: DocumentOperation | undefined) {
  const {
    name,
    in: location,
    required,
    repeated,
    type,
    format,
    enum: values,
    default: preset,
    minimum,
    maximum,
  } = parameter;
  const { description } = described?.parameters?.find((candidate) => candidate.name === name) ?? {};
  const schema = { type, format, enum: values, default: preset, minimum, maximum };
  return {
    ...toDiscoveryType(schema),
    location,
    ...((required || location === 'path') && { required: true }),
    ...(repeated && { repeated: true }),
    ...(description && { description }),
  };
}

function toMediaUpload(path: string): object {
  return {
    accept: ['*/*'],
    maxSize: String(MAX_UPLOAD_BYTES),
    protocols: { simple: { multipart: true, path }, resumable: { multipart: true, path: `/resumable${path}` } },
  };
}
