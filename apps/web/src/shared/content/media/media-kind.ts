import { typeByName } from '#shared/content/type-by-name.ts';

/** Whether a recording is heard alone or seen too, by its type and name. */
export function mediaKind(mimeType: string | undefined, name: string | undefined): 'audio' | 'video' {
  return typeByName(mimeType, name).startsWith('audio/') ? 'audio' : 'video';
}
