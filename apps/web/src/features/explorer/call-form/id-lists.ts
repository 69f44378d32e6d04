import { InvalidResponseError } from '@rotunda/api-client/errors';
import type { OperationId } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import type { CallForm } from '#features/explorer/operation/call-form.ts';
import { allOperations, findOperation, type Operation } from '#features/explorer/operation/operation.ts';
import { runCall } from '#features/explorer/runs/run-call.ts';
import type { Choice } from '#ui/fields/choice.ts';

/** An item that an ID can refer to. If it has a name, the ID is shown as well. */
export type NamedId = Choice<string>;

/** The call that lists the possible IDs, and the parameters it still needs. */
export type IdList = { lister: Operation; form: CallForm; missing: readonly string[] };

type Given = Readonly<Record<string, readonly string[]>>;

const ALL_FILES: Given = {
  orderBy: ['modifiedTime desc'],
  includeItemsFromAllDrives: ['true'],
  supportsAllDrives: ['true'],
  fields: ['files(id,name)'],
};

/** The lists of IDs that occur in many paths. For other IDs, the list is the collection in their path. */
const KNOWN: Readonly<Record<string, { operationId: OperationId; given: Given }>> = {
  fileId: { operationId: 'drive.files.list', given: { ...ALL_FILES, q: ['trashed = false'] } },
  scriptId: {
    operationId: 'drive.files.list',
    given: { ...ALL_FILES, q: ["trashed = false and mimeType = 'application/vnd.google-apps.script'"] },
  },
  driveId: { operationId: 'drive.drives.list', given: {} },
  calendarId: { operationId: 'calendar.calendarList.list', given: {} },
};

/** Members that contain the name of a resource, most descriptive first. */
const NAMES = ['name', 'displayName', 'summary', 'title', 'emailAddress', 'requesterEmailAddress', 'description'];

/** Returns the list of possible IDs for a parameter. Returns undefined if the parameter is not an ID or no operation lists it. */
export function findIdList(operation: Operation, name: string, params: Given): IdList | undefined {
  const known = KNOWN[name];
  const lister = known ? findOperation(known.operationId) : findCollection(operation, name);
  if (!lister) return undefined;
  const own = lister.parameters.filter(({ in: place }) => place === 'path').map((parameter) => parameter.name);
  const shared = own.map((each) => [each, params[each] ?? []] as const);
  const fields: Given = lister.service === 'drive' ? { fields: ['*'] } : {};
  return {
    lister,
    form: { params: { ...fields, ...known?.given, ...Object.fromEntries(shared) }, body: '' },
    missing: shared.flatMap(([each, [value = '']]) => (value === '' ? [each] : [])),
  };
}

/** Requests the first page of possible IDs. Throws NetworkError, and InvalidResponseError with the status for error responses. */
export async function readNamedIds({ lister, form }: IdList, name: string): Promise<readonly NamedId[]> {
  const { content, status } = await runCall(lister, form, new AbortController().signal);
  if (status !== 200 || content.kind !== 'json')
    throw new InvalidResponseError(lister.id, `${lister.id} responded with ${status}`);
  const items = Object.values(Object(content.value)).find(Array.isArray) ?? [];
  return items.flatMap((item: unknown) => {
    const value: unknown = readMember(item, name) ?? readMember(item, 'id');
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [toNamedId(item, String(value))];
  });
}

function findCollection({ service, path }: Operation, name: string): Operation | undefined {
  const end = path.indexOf(`/{${name}}`);
  if (end === -1) return undefined;
  const collection = path.slice(0, end);
  return allOperations.find(
    (candidate) => candidate.service === service && candidate.method === 'GET' && candidate.path === collection,
  );
}

function toNamedId(item: unknown, id: string): NamedId {
  const name = NAMES.map((member) => readMember(item, member)).find((text) => typeof text === 'string' && text !== '');
  if (name === undefined || name === id) return { value: id, label: id };
  return { value: id, label: String(name).slice(0, 60), id };
}
