import { typeByName } from '#shared/content/type-by-name.ts';

/** Reports whether a recording is audio or video, by its type and name. */
export function mediaKind(mimeType: string | undefined, name: string | undefined): 'audio' | 'video' {
  return typeByName(mimeType, name).startsWith('audio/') ? 'audio' : 'video';
}
