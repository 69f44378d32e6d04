import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the screens of files and of their reviews. */
export const fileHelp = {
  reviews: {
    purpose: 'Lists approvals across all files, so that you can work through those waiting on you.',
    notes: [
      'The service lists approvals file by file. The line below the list shows how many files were scanned and which could not be.',
      'Files of the last year come first; Change period sets another period. Older files follow slowly, over days.',
      'A decision is held for a few seconds, in which it can be undone; after that it cannot.',
      'One decline ends an approval for everyone.',
    ],
  },
  review: {
    purpose: 'Shows a file beside its approval, to decide on.',
    notes: [
      'A file counts as opened once every page of its current content has been shown. Deciding without that needs a tick, and is recorded.',
      'The line above the buttons says whether your decision completes or ends the approval.',
      'If the file changed after the approval was started, the changes are shown.',
    ],
  },
  proof: {
    purpose: 'Shows on one page what an approval was about, who answered what, and when.',
    notes: ['Print it, or save it as a PDF in the browser.'],
  },
  'access-requests': {
    purpose: 'Lists access requests across all files.',
    notes: [
      'Each request shows the person’s access now and after you accept.',
      'Answers are held for a few seconds, in which they can be undone.',
    ],
  },
  files: {
    purpose: 'Searches and browses files, and moves, shares and uploads them.',
    notes: [
      'Uploads resume where they stopped after the page is reloaded.',
      'A search of all drives may be incomplete; if so, the list says so.',
      '“Shared outside”, under “Open to anyone”, scans the sharing of every file that you can find, and follows changes.',
      'The trash holds files for 30 days, or until someone empties it. What is deleted forever cannot be restored.',
    ],
  },
  folder: {
    purpose: 'Shows what is in a folder or a shared drive.',
    notes: ['The path above leads to each folder on the way.', 'New files and uploads go into this folder.'],
  },
  'file-preview': {
    purpose: 'Shows a file and its details.',
    notes: [
      'Images, PDFs and texts are shown; of long texts, only the beginning.',
      'Documents, spreadsheets, presentations and drawings are shown as the service exports them, up to 10 MB.',
      'Pages are ticked as they come into view, until the content changes; J and K move between them.',
    ],
  },
  'file-revisions': {
    purpose: 'Lists, keeps, compares, restores and deletes the revisions of a file.',
    notes: [
      'The service may delete revisions that are not kept after 30 days.',
      'Restoring makes the old content the newest revision, and can be undone immediately.',
      'A revision of a document can be published as a page, for the organisation or for everyone.',
    ],
  },
  'compare-revisions': {
    purpose: 'Shows what differs between two revisions of a file.',
    notes: ['Both are named in the address, so a link shows the same comparison.'],
  },
  'file-sharing': {
    purpose: 'Shows who has access to a file and why, and changes that.',
    notes: [
      'Inherited access is changed at its folder or shared drive.',
      'Opening a file to more people asks for confirmation. Every other change takes effect immediately, and can be undone.',
      'After a transfer of ownership, only the new owner can transfer the file back.',
    ],
  },
  'file-comments': {
    purpose: 'Shows the comments of a file with their replies.',
    notes: ['Resolving and reopening are replies, so they stay in the thread.', 'A deleted comment keeps its place.'],
  },
  'file-approvals': {
    purpose: 'Shows the approvals of one file and starts new ones.',
    notes: [
      'Only one approval of a file can be open at a time.',
      'A started approval can be cancelled, but not deleted.',
    ],
  },
  'file-labels': {
    purpose: 'Shows the labels of a file with the values of their fields.',
    notes: ['Labels are shown by their IDs; no operation returns their titles.'],
  },
  drives: {
    purpose: 'Lists shared drives and creates new ones.',
    notes: ['Administrator mode lists every drive of the organisation, including those you are not a member of.'],
  },
  drive: {
    purpose: 'Changes the name and the rules of a shared drive.',
    notes: ['Only an empty drive can be deleted, unless an administrator deletes it with its contents.'],
  },
  'drive-members': {
    purpose: 'Shows the members of a shared drive and their roles.',
    notes: ['Members have at least this access to everything in the drive.'],
  },
  'legacy-drives': {
    purpose: 'Shows shared drives through their former operations.',
    notes: ['The services keep these operations for old programs. The other tab can do everything they do.'],
  },
  changes: {
    purpose: 'Lists changes to files and drives, at first those of the last 7 days.',
    notes: [
      'The service counts changes with page tokens. The console finds the token of a time; where tokens are not numbers, the list starts at the changes that you have not marked as seen.',
    ],
  },
} as const satisfies Record<string, ScreenHelp>;
