import { resolveMimeType } from '#shared/content/resolve-mime-type.ts';

/** Reports whether a recording is audio or video, by its type and name. */
export function getMediaKind(mimeType: string | undefined, name: string | undefined): 'audio' | 'video' {
  return resolveMimeType(mimeType, name).startsWith('audio/') ? 'audio' : 'video';
}
