import { type ExpectedEmptyStates, NEW_CONSOLE_EMPTY_STATES } from './expected-empty-states.ts';

/** The messages for empty screens in the demo organisation, including the resources created for each screen. */
export const DEMO_EMPTY_STATES: ExpectedEmptyStates = {
  ...NEW_CONSOLE_EMPTY_STATES,
  '_console.changes': [/^No changes since this token$/],
  '_console.file.$fileId.comments': [/^No comments yet$/],
  '_console.file.$fileId.labels': [/^This file has no labels$/],
  '_console.file.$fileId.revisions_.compare': [/^Nothing to compare$/],
  '_console.files.$folderId': [/^This folder is empty$/],
  '_console.scripts.$scriptId.compare': [/^No differences$/],
  '_console.scripts.$scriptId.processes': [/^Nothing has run yet$/],
};

/** The texts that screens show because their content exists. */
export const DEMO_CONTENT: Readonly<Record<string, string>> = {
  '_console.file.$fileId.sharing': 'Every screen.txt',
  '_console.file.$fileId.preview': 'The text of Every screen.txt.',
  '_console.scripts.$scriptId.overview': 'Every screen',
  '_console.settings.account': 'operator@example.com',
};
