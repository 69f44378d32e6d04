import type { ReactNode } from 'react';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Twice as wide, for what is read and not filled in. */
  isWide?: boolean;
  children: ReactNode;
};
