import { randomUUID } from 'node:crypto';
import { putProposal } from '#drive/permissions/proposal-store.ts';
import { refreshAccess } from '#items/access.ts';
import type { ItemRole } from '#items/item-role.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import type { TestServices } from '#testing/start-test-services.ts';
import type { Place, Role } from './role-rules.ts';

/** The resource of a call. Members that an operation does not need are empty. */
export type Subject = {
  name: string;
  fileId: string;
  driveId: string;
  teamDriveId: string;
  parentId: string;
  otherFolderId: string;
  permissionId: string;
  commentId: string;
  replyId: string;
  revisionId: string;
  proposalId: string;
  approvalId: string;
  channelId: string;
  resourceId: string;
  appId: string;
  startToken: string;
};

type Folders = { holder: Role; parentId: string; otherFolderId: string; driveId: string };

const NOTHING: Subject = {
  name: '',
  fileId: '',
  driveId: '',
  teamDriveId: '',
  parentId: '',
  otherFolderId: '',
  permissionId: '',
  commentId: '',
  replyId: '',
  revisionId: '',
  proposalId: '',
  approvalId: '',
  channelId: '',
  resourceId: '',
  appId: 'rotunda-scripts',
  startToken: '',
};
const MEMBER_ROLES = ['reader', 'commenter', 'writer', 'fileOrganizer', 'organizer'] as const;
const ALL_DRIVES = 'supportsAllDrives=true';
const DOCUMENT = 'application/vnd.google-apps.document';

/**
 * Creates resources for calls in a folder of My Drive and in a shared drive. Each user is named after their role in
 * both. The holder created the resources. The bystander wrote the comments, reviews the approvals and opened the
 * channels.
 */
export class RoleSubjects {
  readonly #services: TestServices;
  readonly #mine: Folders;
  readonly #shared: Folders;

  private constructor(services: TestServices, mine: Folders, shared: Folders) {
    this.#services = services;
    this.#mine = mine;
    this.#shared = shared;
  }

  static async create(services: TestServices): Promise<RoleSubjects> {
    for (const name of ['guest', 'stranger']) services.account(toEmail(name));
    services.account(toEmail('administrator'), { isDomainAdmin: true });
    const makeFolder = async (holder: Role, parent: string) => {
      const path = `/drive/v3/files?${ALL_DRIVES}`;
      const made = await services.call(toEmail(holder), 'POST', path, { mimeType: FOLDER_TYPE, parents: [parent] });
      return String(Object(made.body).id);
    };
    const parentId = await makeFolder('owner', 'root');
    for (const role of ['reader', 'commenter', 'writer'] as const) grant(services, parentId, role, role);
    grant(services, parentId, 'bystander', 'commenter');
    const otherFolderId = await makeFolder('owner', parentId);
    const mine = { holder: 'owner', parentId, otherFolderId, driveId: '' } as const;
    const driveId = await makeDrive(services);
    const driveFolderId = await makeFolder('organizer', driveId);
    const shared = { holder: 'organizer', parentId: driveId, otherFolderId: driveFolderId, driveId } as const;
    return new RoleSubjects(services, mine, shared);
  }

  /** Creates a resource for calls of an operation. `user` wrote, reviews or opened its parts. */
  async make(operationId: string, place: Place, user: string): Promise<Subject> {
    const { holder, ...folders } = place.startsWith('my') ? this.#mine : this.#shared;
    const subject: Subject = { ...NOTHING, ...folders, name: randomUUID() };
    if (place === 'nothing') return subject;
    if (operationId.startsWith('drive.changes.')) {
      const { startPageToken } = await this.#send('bystander', 'GET', 'changes/startPageToken');
      subject.startToken = startPageToken ?? '';
    }
    if (place === 'drive') {
      const id = await makeDrive(this.#services);
      Object.assign(subject, { fileId: id, driveId: id, teamDriveId: id });
    } else {
      const file = { name: subject.name, parents: [subject.parentId], mimeType: typeFor(operationId, place) };
      subject.fileId = (await this.#send(holder, 'POST', `files?${ALL_DRIVES}`, file)).id ?? '';
    }
    await this.#addPart(operationId, subject, { holder, user });
    return subject;
  }

  /** Adds the part that the operation needs to a file: a permission, a comment or an approval. */
  async #addPart(id: string, subject: Subject, { holder, user }: { holder: string; user: string }): Promise<void> {
    const { fileId } = subject;
    const file = `files/${fileId}`;
    const [, part] = id.split('.');
    if (part === 'permissions') {
      grant(this.#services, fileId, 'guest', 'reader');
      subject.permissionId = this.#services.account(toEmail('guest')).permissionId;
    }
    if (part === 'comments' || part === 'replies') {
      const comment = await this.#send(user, 'POST', `${file}/comments?fields=id`, { content: 'One' });
      subject.commentId = comment.id ?? '';
      const replies = `${file}/comments/${subject.commentId}/replies`;
      subject.replyId = (await this.#send(user, 'POST', replies, { content: 'Two' })).id ?? '';
    }
    if (part === 'revisions') subject.revisionId = await this.#addRevisions(holder, fileId);
    if (part === 'accessproposals') subject.proposalId = this.#propose(fileId);
    if (part === 'approvals' && id !== 'drive.approvals.start') {
      const body = { reviewerEmails: [toEmail(user)] };
      subject.approvalId = (await this.#send(holder, 'POST', `${file}/approvals:start`, body)).approvalId ?? '';
    }
    if (part === 'operations') subject.name = (await this.#send(user, 'POST', `${file}/download`)).name ?? '';
    if (part === 'channels') {
      const body = { id: randomUUID(), type: 'web_hook', address: 'http://127.0.0.1:9/' };
      const channel = await this.#send(user, 'POST', `${file}/watch?${ALL_DRIVES}`, body);
      Object.assign(subject, { channelId: channel.id, resourceId: channel.resourceId });
    }
  }

  /** Returns the ID of the older of two revisions. */
  async #addRevisions(holder: string, fileId: string): Promise<string> {
    for (const content of ['one', 'two']) {
      const path = `/upload/drive/v3/files/${fileId}?uploadType=media&${ALL_DRIVES}`;
      const headers = {
        authorization: `Bearer ${this.#services.token(toEmail(holder))}`,
        'content-type': 'text/plain',
      };
      await fetch(this.#services.origin + path, { method: 'PATCH', headers, body: content });
    }
    return (await this.#send(holder, 'GET', `files/${fileId}/revisions`)).revisions?.[0]?.id ?? '';
  }

  #propose(fileId: string): string {
    const { number } = requireItem(this.#services.db, fileId);
    const requesterId = this.#services.account(toEmail('stranger')).id;
    const id = randomUUID();
    putProposal(this.#services.db, number, { id, requesterId, role: 'reader', message: null, createdAt: 1 });
    return id;
  }

  async #send(name: string, method: string, path: string, body?: object): Promise<Made> {
    const response = await this.#services.call(toEmail(name), method, `/drive/v3/${path}`, body);
    if (response.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(response.body)}`);
    return Object(response.body);
  }
}

/** Members of responses that later calls need. */
type Made = {
  id?: string;
  name?: string;
  approvalId?: string;
  resourceId?: string;
  startPageToken?: string;
  revisions?: { id?: string }[];
};

/** Returns the address of the user with this name. */
export function toEmail(name: string): string {
  return `${name.toLowerCase()}@example.com`;
}

function typeFor(operationId: string, place: Place): string {
  if (place === 'myFolder' || place === 'driveFolder') return FOLDER_TYPE;
  return operationId === 'drive.files.export' ? DOCUMENT : 'text/plain';
}

async function makeDrive(services: TestServices): Promise<string> {
  const path = `/drive/v3/drives?requestId=${randomUUID()}`;
  const { body } = await services.call(toEmail('organizer'), 'POST', path, { name: 'Team' });
  const id = String(Object(body).id);
  for (const role of MEMBER_ROLES) grant(services, id, role, role);
  grant(services, id, 'bystander', 'commenter');
  return id;
}

function grant(services: TestServices, itemId: string, name: string, role: ItemRole): void {
  const { id: grantee, permissionId: id } = services.account(toEmail(name));
  const { number } = requireItem(services.db, itemId);
  putPermission(services.db, number, { id, type: 'user', grantee, role, grantedAt: 1 });
  refreshAccess(services.db, number);
}
