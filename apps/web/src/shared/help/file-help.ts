import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the screens of files and of their reviews. */
export const fileHelp = {
  reviews: {
    purpose: 'Lists approvals across all files, so that what waits for you is worked through.',
    notes: [
      'The service lists approvals file by file. The line under the list tells how many files were looked at and which could not be.',
      'A decision waits for a few seconds in which it can be taken back; after that it cannot.',
      'One decline ends an approval for everybody.',
    ],
  },
  review: {
    purpose: 'Shows a file beside what was asked about it, to decide.',
    notes: [
      'A file counts as opened once all of it, each page, was shown as it is now. Deciding without that takes a tick, and goes on record.',
      'The line above the buttons says what your decision does: whether it completes the approval or ends it.',
      'When the file was changed after the approval was started, that is said and shown.',
    ],
  },
  proof: {
    purpose: 'Shows on one page what an approval was about, who answered what, and when.',
    notes: ['It is made to be printed or kept as a PDF by the browser.'],
  },
  'access-requests': {
    purpose: 'Lists who asks for access to what, across all files.',
    notes: [
      'Beside a request stands what the person may do now and after each answer.',
      'Answers wait for a few seconds in which they can be taken back.',
    ],
  },
  files: {
    purpose: 'Searches and browses files, and moves, shares and uploads them.',
    notes: [
      'Uploads go on after the page is loaded again, from where they broke off.',
      'A search over all drives may be incomplete; then the service says so, and so does the list.',
      '“Shared outside”, under “Open to anyone”, looks at the sharing of every file that you can find, and follows what changes.',
      'The trash holds files until somebody empties it. What is deleted for ever cannot be brought back.',
    ],
  },
  folder: {
    purpose: 'Shows what is in a folder or a shared drive.',
    notes: ['The path above leads to each folder on the way.', 'New files and uploads go into this folder.'],
  },
  'file-preview': {
    purpose: 'Shows a file, and what it is.',
    notes: [
      'Images, PDFs and texts are shown. Of long texts it is the beginning.',
      'Documents, spreadsheets, presentations and drawings are shown as the service exports them, up to 10 MB.',
      'Pages are ticked as they come into view, until the content changes; J and K go through them.',
    ],
  },
  'file-revisions': {
    purpose: 'Lists the revisions of a file, keeps, compares and removes them.',
    notes: [
      'Revisions that are not kept may be removed by the service after thirty days.',
      'Restoring makes the old content the newest revision, and can be taken back at once.',
      'A revision of a document can be published as a page, for the organisation or for everybody.',
    ],
  },
  'compare-revisions': {
    purpose: 'Shows what differs between two revisions of a file.',
    notes: ['Which two they are is in the address, so a link shows the same comparison.'],
  },
  'file-sharing': {
    purpose: 'Shows who has access to a file and why, and changes that.',
    notes: [
      'Access that comes from a folder or a shared drive is changed there.',
      'Opening a file to more people asks once more. Every other change is made at once, and can be taken back.',
      'A transfer of ownership cannot be taken back by who gives the file away.',
    ],
  },
  'file-comments': {
    purpose: 'Shows the comments of a file with their replies.',
    notes: ['Resolving and reopening are replies, so they stay in the thread.', 'A deleted comment keeps its place.'],
  },
  'file-approvals': {
    purpose: 'Shows the approvals of one file and starts new ones.',
    notes: ['Only one approval of a file can be open at a time.', 'A started approval can be cancelled, not removed.'],
  },
  'file-labels': {
    purpose: 'Shows the labels of a file with the values of their fields.',
    notes: ['Labels are named by their IDs: the services have no operation that tells their titles.'],
  },
  drives: {
    purpose: 'Lists shared drives and creates new ones.',
    notes: ['Administrator mode lists every drive of the organisation, also those that you are no member of.'],
  },
  drive: {
    purpose: 'Changes the name and the rules of a shared drive.',
    notes: ['A drive is deleted only when it is empty, unless an administrator deletes it with what is in it.'],
  },
  'drive-members': {
    purpose: 'Shows who belongs to a shared drive and as what.',
    notes: ['Members have at least this access to everything in the drive.'],
  },
  'legacy-drives': {
    purpose: 'Shows shared drives through the operations that were there before them.',
    notes: ['The services keep these operations for old programs. The other tab does all of it.'],
  },
  changes: {
    purpose: 'Lists what changed among files and drives from a point on.',
    notes: [
      'A token names a point in time of the service. There is none for the past: the list begins where you first opened it, or at a token that you have.',
    ],
  },
} as const satisfies Record<string, ScreenHelp>;
