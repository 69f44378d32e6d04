import { SCRIPT_TYPE } from '#items/item-types.ts';

/** An app that opens files: a part of the console. Extensions are in lower case and without a dot. */
export type InstalledApp = {
  id: string;
  name: string;
  shortDescription: string;
  longDescription: string;
  /** What the app calls the files that it makes or opens. */
  objectType: string;
  /** Kinds that the app is made for. */
  primaryMimeTypes: readonly string[];
  primaryFileExtensions: readonly string[];
  /** Kinds that it can open as well. */
  secondaryMimeTypes: readonly string[];
  secondaryFileExtensions: readonly string[];
  /** Paths in the console; `{ids}` stands for the file. */
  openPath: string;
  createPath?: string;
  /** Whether it opens its kinds when nobody has chosen another app. */
  isDefault: boolean;
};

/** The apps that everybody has, from the one that is asked first to open a file on. */
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
