import type { ReactNode } from 'react';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whether the dialog is twice as wide, for reading rather than filling in. */
  isWide?: boolean;
  children: ReactNode;
};
