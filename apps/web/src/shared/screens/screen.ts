import type { InternalTopicKind, ServiceTopicKind } from '@rotunda/api-client/live-topics';
import type { OperationId } from '@rotunda/api-client/operations';
import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { Audience } from '#shared/session/role-groups.ts';

/** How the navigation shows a screen, and who may open it. */
export type NavigationEntry = {
  /** The path prefix of the subscreens, if different from the screen's own path. */
  below?: string;
  group: string;
  icon: LucideIcon;
  /** Second key after `g`. */
  chord?: string;
  /** The operation without which the screen has no content. Undefined if the console itself provides the content. */
  operationId?: OperationId;
  /** The audience of content provided by the console itself. Undefined for everyone. */
  audience?: Audience;
};

/** A screen or tab with its own URL. */
export type Screen = {
  title: string;
  /** The route of the screen. Segments with `$` are IDs. */
  to: NonNullable<LinkProps['to']>;
  /** Set for screens in the navigation. */
  navigation?: NavigationEntry;
  /** The operation without which a tab has no content. */
  operationId?: OperationId;
  /** The topics that the screen shows based on its URL alone. Components with further content subscribe themselves. */
  topics?: readonly (InternalTopicKind | ServiceTopicKind | 'file:$fileId')[];
};
