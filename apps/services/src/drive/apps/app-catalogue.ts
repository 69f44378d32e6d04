import { SCRIPT_TYPE } from '#items/item-types.ts';

/** An app that opens files, implemented by the console. Extensions are in lower case and without a dot. */
export type InstalledApp = {
  id: string;
  name: string;
  shortDescription: string;
  longDescription: string;
  /** The app's name for the files that it creates or opens. */
  objectType: string;
  /** Primary types of the app. */
  primaryMimeTypes: readonly string[];
  primaryFileExtensions: readonly string[];
  /** Other types that it can open. */
  secondaryMimeTypes: readonly string[];
  secondaryFileExtensions: readonly string[];
  /** Paths in the console. `{ids}` is replaced by the file. */
  openPath: string;
  createPath?: string;
  /** Whether it opens its types unless the user has chosen another app. */
  isDefault: boolean;
};

/** The installed apps of all users, in order of precedence for opening a file. */
export const INSTALLED_APPS: readonly InstalledApp[] = [
  {
    id: 'rotunda-scripts',
    name: 'Script editor',
    shortDescription: 'Writes, deploys and runs scripts',
    longDescription: 'Shows the code of a script project with its versions and deployments, and runs its functions.',
    objectType: 'Script project',
    primaryMimeTypes: [SCRIPT_TYPE],
    primaryFileExtensions: [],
    secondaryMimeTypes: [],
    secondaryFileExtensions: [],
    openPath: '/scripts/{ids}/code',
    createPath: '/scripts',
    isDefault: true,
  },
  {
    id: 'rotunda-preview',
    name: 'Preview',
    shortDescription: 'Shows documents, images and text',
    longDescription: 'Shows PDF documents, images and text as they are stored, without changing them.',
    objectType: 'Document',
    primaryMimeTypes: ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'],
    primaryFileExtensions: ['pdf', 'png', 'jpg', 'jpeg', 'gif', 'webp'],
    secondaryMimeTypes: ['text/plain', 'text/markdown', 'text/csv', 'text/html', 'application/json'],
    secondaryFileExtensions: ['txt', 'md', 'csv', 'html', 'json'],
    openPath: '/file/{ids}/preview',
    isDefault: true,
  },
];
