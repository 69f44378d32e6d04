/** The size of a large organisation. */
export type LargeOrganisationOptions = {
  files: number;
  /** The number of files that were modified or shared in the last year. The others are up to five years older. */
  recent: number;
  /** The number of recent files with an approval. In addition, a twentieth of that number are on older files. */
  approvals: number;
  /** All potential reviewers. */
  people: readonly string[];
  /** The number of recent files that others shared with each user, in addition to those under the user's review. */
  sharedWithEach: number;
  nowMs: number;
};

const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;
const FOLDERS = 40;

/**
 * A deterministic model of the files of a large organisation. File 0 is the newest. All users see all files, except for 1 in 100,
 * which half of the users see. A user can edit and share one in three files. Half of the approvals are in progress, with two
 * reviewers each. Of the files with an approval, 19 in 20 were shared with their reviewers when it started, a tenth of them with
 * content from the previous year; the others are in a shared drive and were modified in the last two weeks.
 */
export class LargeOrganisation {
  readonly #options: LargeOrganisationOptions;
  readonly #approved = new Set<number>();
  /** The files that were shared with the reviewers of their approval. */
  readonly #shared = new Set<number>();
  readonly #sharedAt = new Map<string, Map<number, number>>();
  readonly #hidden = new Set<number>();
  readonly #found = new Map<string, Uint32Array>();

  constructor(options: LargeOrganisationOptions) {
    this.#options = options;
    const { approvals, recent, files, people, sharedWithEach } = options;
    for (const person of people) this.#sharedAt.set(person, new Map());
    const older = Math.min(files - recent, Math.floor(approvals / 20));
    const newest = Math.max(1, Math.floor((recent * 14) / 365));
    for (let count = 0; this.#approved.size < approvals + older; count += 1) {
      const isOlder = this.#approved.size >= approvals;
      const isInDrive = !isOlder && count % 20 === 0;
      const offset = mix(count, 1) % (isOlder ? files - recent : isInDrive ? newest : recent);
      const number = isOlder ? recent + offset : offset;
      if (this.#approved.has(number) || !this.isPublic(number)) continue;
      this.#approved.add(number);
      if (isInDrive) continue;
      this.#shared.add(number);
      for (const reviewer of this.reviewersOf(number))
        this.#sharedAt.get(reviewer)?.set(number, this.#touchedAt(number));
    }
    for (const [index, person] of people.entries())
      for (let count = 0; count < sharedWithEach; count += 1) {
        const number = mix(count, 100 + index) % recent;
        if (this.isVisible(number, person)) this.#sharedAt.get(person)?.set(number, this.#touchedAt(number));
      }
  }

  idOf(number: number): string {
    return `file-${number}`;
  }

  /** Returns the number of a file, or undefined if the ID is not a file. */
  numberOf(id: string): number | undefined {
    const number = Number(/^file-(\d+)$/.exec(id)?.[1] ?? Number.NaN);
    return number < this.#options.files ? number : undefined;
  }

  /** Hides a file from all users. */
  hide(number: number): void {
    this.#hidden.add(number);
  }

  isVisible(number: number, person: string): boolean {
    if (this.#hidden.has(number)) return false;
    return this.isPublic(number) || (this.#options.people.indexOf(person) + number) % 2 === 0;
  }

  /** Whether all users can see a file. */
  isPublic(number: number): boolean {
    return mix(number, 7) % 100 !== 0;
  }

  canShare(number: number, person: string): boolean {
    return mix(number, 11 + this.#options.people.indexOf(person)) % 3 === 0;
  }

  /** Returns a file as a user sees it. */
  fileOf(number: number, person: string): object {
    const canShare = this.canShare(number, person);
    const sharedAt = this.#sharedAt.get(person)?.get(number);
    return {
      id: this.idOf(number),
      name: `Plan ${number}`,
      mimeType: 'application/vnd.google-apps.document',
      parents: [`folder-${mix(number, 5) % FOLDERS}`],
      modifiedTime: new Date(this.#modifiedAt(number)).toISOString(),
      ...(sharedAt !== undefined && { sharedWithMeTime: new Date(sharedAt).toISOString() }),
      version: '1',
      capabilities: { canShare, canStartApproval: canShare, canEdit: canShare, canReadRevisions: canShare },
      ...(canShare && {
        permissions: [
          { id: 'o', role: 'owner', emailAddress: this.#options.people[0] },
          ...(this.#isOutside(number) ? [{ id: 'x', role: 'reader', emailAddress: 'guest@partner.test' }] : []),
        ],
      }),
    };
  }

  /** Returns the numbers of the files that an index's query finds for a user, newest first. */
  find(query: string, person: string): Uint32Array {
    const isEverybodys = !query.includes('sharedWithMe');
    const key = `${query} ${isEverybodys ? this.#options.people.indexOf(person) % 2 : person}`;
    const known = this.#found.get(key) ?? this.#search(query, person);
    this.#found.set(key, known);
    return known;
  }

  approvalsOf(number: number, person: string): object[] {
    if (!this.#approved.has(number)) return [];
    const reviewers = this.reviewersOf(number);
    const startedAt = new Date(this.#touchedAt(number)).toISOString();
    const response = this.#isOpen(number) ? 'NO_RESPONSE' : 'APPROVED';
    return [
      {
        approvalId: `approval-${number}`,
        status: this.#isOpen(number) ? 'IN_PROGRESS' : 'APPROVED',
        createTime: startedAt,
        modifyTime: startedAt,
        initiator: { emailAddress: 'starter@example.com' },
        reviewerResponses: reviewers.map((emailAddress) => ({
          reviewer: { emailAddress, me: emailAddress === person },
          response,
        })),
      },
    ];
  }

  /** Returns the files with an approval that a user can see, of the last year or of all time. */
  approvedFiles(person: string, isOfYear = true): number[] {
    const isShown = (number: number) => this.isVisible(number, person) && (!isOfYear || this.isInYear(number, person));
    return [...this.#approved].filter(isShown);
  }

  /** Returns the files whose approval waits for the user. */
  filesAwaitingReview(person: string): number[] {
    return this.approvedFiles(person).filter(
      (number) => this.#isOpen(number) && this.reviewersOf(number).includes(person),
    );
  }

  /** Whether a file was modified, or shared with the user, in the last year. */
  isInYear(number: number, person: string): boolean {
    const time = Math.max(this.#modifiedAt(number), this.#sharedAt.get(person)?.get(number) ?? 0);
    return time > this.#options.nowMs - YEAR_MS;
  }

  /** Returns the two reviewers of a file's approval. */
  reviewersOf(number: number): string[] {
    const { people } = this.#options;
    const first = mix(number, 17) % people.length;
    const second = (first + 1 + (mix(number, 19) % Math.max(1, people.length - 1))) % people.length;
    return [...new Set([people[first] ?? '', people[second] ?? ''])];
  }

  proposalsOf(number: number): object[] {
    if (mix(number, 23) % 500 !== 0) return [];
    return [
      {
        proposalId: `proposal-${number}`,
        requesterEmailAddress: 'guest@partner.test',
        rolesAndViews: [{ role: 'reader' }],
        createTime: new Date(this.#touchedAt(number)).toISOString(),
      },
    ];
  }

  #search(query: string, person: string): Uint32Array {
    const [, sign = '', time = ''] = /modifiedTime (>|<=) '([^']+)'/.exec(query) ?? [];
    const isShared = query.includes('sharedWithMe');
    const atMs = Date.parse(time);
    const found: number[] = [];
    const numbers = isShared ? [...(this.#sharedAt.get(person)?.keys() ?? [])] : undefined;
    const look = (number: number) => {
      const isAfter = this.#modifiedAt(number) > atMs;
      if (isAfter === (sign === '>') && this.isVisible(number, person)) found.push(number);
    };
    if (numbers) for (const number of numbers.sort((one, other) => one - other)) look(number);
    else for (let number = 0; number < this.#options.files; number += 1) look(number);
    return Uint32Array.from(found);
  }

  /** Counts the files that a user cannot see. */
  countHidden(person: string): number {
    return this.#count((number) => !this.isVisible(number, person));
  }

  /** Counts the files that a user can see and share and that are shared outside the organisation. */
  countOutside(person: string): number {
    return this.#count(
      (number) => this.isVisible(number, person) && this.canShare(number, person) && this.#isOutside(number),
    );
  }

  #count(isCounted: (number: number) => boolean): number {
    let count = 0;
    for (let number = 0; number < this.#options.files; number += 1) count += Number(isCounted(number));
    return count;
  }

  #isOutside(number: number): boolean {
    return mix(number, 13) % 200 === 0;
  }

  #isOpen(number: number): boolean {
    return mix(number, 29) % 2 === 0;
  }

  /** Returns when a file was last modified or shared. */
  #touchedAt(number: number): number {
    const { recent, files, nowMs } = this.#options;
    if (number < recent) return nowMs - Math.floor(((number + 1) / (recent + 1)) * 0.98 * YEAR_MS);
    return nowMs - YEAR_MS - Math.floor(((number - recent + 1) / (files - recent)) * 4 * YEAR_MS);
  }

  #modifiedAt(number: number): number {
    const isOldContent = number < this.#options.recent && this.#shared.has(number) && number % 10 === 9;
    return this.#touchedAt(number) - (isOldContent ? YEAR_MS : 0);
  }
}

/** Returns a pseudo-random number, deterministic for its arguments. */
function mix(number: number, salt: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
