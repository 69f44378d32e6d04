import type { InternalTopicKind, ServiceTopicKind } from '@rotunda/api-client/live-topics';
import type { OperationId } from '@rotunda/api-client/operations';
import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { Audience } from '#shared/session/role-groups.ts';

/** How the navigation shows a screen, and to whom it is open. */
export type NavigationEntry = {
  /** Where the addresses of what the screen leads to begin, when not as its own. */
  below?: string;
  group: string;
  icon: LucideIcon;
  /** Second key after `g`. */
  chord?: string;
  /** The call without which the screen shows nothing; absent where the console itself answers. */
  operationId?: OperationId;
  /** Whom the console answers, where it answers by itself; everyone when absent. */
  audience?: Audience;
};

/** A screen or tab with an address of its own. */
export type Screen = {
  title: string;
  /** Its route; what stands after `$` is the ID of something. */
  to: NonNullable<LinkProps['to']>;
  /** Set for screens that the navigation leads to. */
  navigation?: NavigationEntry;
  /** The call without which a tab shows nothing. */
  operationId?: OperationId;
  /** What it shows by its address alone; parts that show more subscribe themselves. */
  topics?: readonly (InternalTopicKind | ServiceTopicKind | 'file:$fileId')[];
};
