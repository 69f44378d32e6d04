import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the screens of files and of their reviews. */
export const fileHelp = {
  reviews: {
    purpose: 'View approvals across all files and work through those waiting for you.',
    notes: [
      'The console scans files for approvals. The line below the list shows how many files were scanned and which failed.',
      'Files of the last year are scanned first; use Change period for another period. Older files follow over the next days.',
      'You can undo a decision for a few seconds before it is sent.',
      'Snooze (b) takes an approval out of your queue until a date. Only you see that.',
      'A single decline ends an approval for everyone.',
      'Evidence exports proof of all approvals that match the filters, or of those you select.',
    ],
  },
  review: {
    purpose: 'Review a file and decide on its approval.',
    notes: [
      'A file counts as viewed once every page of its current content has been shown. To decide without viewing it, tick the box; this is recorded.',
      'The line above the buttons says whether your decision completes or ends the approval.',
      'If the file has changed since the approval was started, the changes are shown.',
      'Request changes sends a comment and leaves the approval open; the queue shows it until you respond.',
      'To comment on a place, select it, or press C and choose it with the arrow keys.',
      'J and K move between approvals, N and P between pages, here and beside the list.',
    ],
  },
  proof: {
    purpose: 'View a summary of an approval: the file, the decisions, and when they were made.',
    notes: ['Export evidence saves it as PDF, CSV and JSON; operators can verify the JSON file against the audit log.'],
  },
  'access-requests': {
    purpose: 'View and answer access requests across all files.',
    notes: [
      'Each request shows the person’s current access and the access after you accept.',
      'You can undo a response for a few seconds before it is sent.',
    ],
  },
  'access-review': {
    purpose: 'Review who outside the organisation has access to files, one entry at a time: keep, narrow or remove it.',
    notes: [
      'Narrow changes a role to Reader. Someone who can only read gets an expiry date 30 days from now.',
      'The next review shows who kept which access, when, and with which note. “Decisions” lists all decisions to export or print.',
      'You can undo a decision; removing and narrowing are sent after a few seconds.',
    ],
  },
  files: {
    purpose: 'Browse and search files; move, share and upload them.',
    notes: [
      'After a reload, interrupted uploads resume when you select the file or folder again.',
      'A search of all drives can be incomplete; the list shows when it is.',
      '“Shared outside”, under “Open to anyone”, scans who has access to every file visible to you, and follows changes.',
      'Files stay in the trash for 30 days, or until someone empties it. Files deleted forever cannot be restored.',
    ],
  },
  folder: {
    purpose: 'View the contents of a folder or shared drive.',
    notes: ['Use the path at the top to open a parent folder.', 'New files and uploads go into this folder.'],
  },
  'file-preview': {
    purpose: 'Preview a file and view its details.',
    notes: [
      'Images, PDFs and text files are displayed; long text files only in part.',
      'Spreadsheets are displayed with all their cells. / finds a text, and Ctrl C copies what is selected.',
      'Documents, spreadsheets, presentations and drawings are displayed as exported by the service, up to 10 MB.',
      'Pages are marked as viewed when they appear on screen, until the content changes. N and P move between pages.',
    ],
  },
  'file-revisions': {
    purpose: 'Compare, restore, keep and delete the revisions of a file.',
    notes: [
      'The service may delete revisions after 30 days, unless they are kept forever.',
      'Restoring creates a new revision with the earlier content. You can undo it right away.',
      'Revisions of documents can be published as web pages, for your organisation or for everyone.',
    ],
  },
  'compare-revisions': {
    purpose: 'Compare two revisions of a file.',
    notes: ['The address contains both revisions, so a link opens the same comparison.'],
  },
  'file-sharing': {
    purpose: 'View and change who has access to a file, and why.',
    notes: [
      'Change inherited access in the parent folder or shared drive.',
      'Sharing with a domain or with anyone asks for confirmation. All other changes take effect immediately and can be undone.',
      'After a transfer, only the new owner can transfer the file back.',
    ],
  },
  'file-comments': {
    purpose: 'Read and write comments on a file.',
    notes: [
      'Resolving and reopening a thread adds a reply to it.',
      'Deleted comments leave a placeholder in the thread.',
      'Show in content leads to the place that a thread quotes. To comment on a place, select it in the preview.',
    ],
  },
  'file-approvals': {
    purpose: 'View the approvals of a file and start new ones.',
    notes: [
      'A file can have only one approval in progress at a time.',
      'An approval can be cancelled but not deleted.',
    ],
  },
  'file-labels': {
    purpose: 'View and edit the labels of a file and their fields.',
    notes: ['Labels are shown by ID, because the service does not provide their titles.'],
  },
  drives: {
    purpose: 'View shared drives and create new ones.',
    notes: [
      'Administrator mode lists every shared drive of the organisation, including those you are not a member of.',
    ],
  },
  drive: {
    purpose: 'Edit the name and the rules of a shared drive.',
    notes: ['Only empty drives can be deleted, except by administrators.'],
  },
  'drive-members': {
    purpose: 'View and change the members of a shared drive.',
    notes: ['Members have at least this role on everything in the drive.'],
  },
  'legacy-drives': {
    purpose: 'View shared drives through the deprecated team drive operations.',
    notes: ['Use the Shared drives tab instead: it offers everything these operations do.'],
  },
  changes: {
    purpose: 'View recent changes to files and drives, by default of the last 7 days.',
    notes: [
      'The service identifies changes by page tokens, and the console finds the token for a time. If a service does not support this, the list starts where you last marked changes as seen.',
    ],
  },
} as const satisfies Record<string, ScreenHelp>;
