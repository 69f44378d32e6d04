import type { CorpusFile, FileSources } from './corpus-file.ts';
import { encodeWav } from './encode-wav.ts';

/** Returns silent frames in MPEG-1 layer III, 128 kbit/s and 44.1 kHz. */
function encodeMp3(frames: number): Uint8Array<ArrayBuffer> {
  const frame = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]);
  return new Uint8Array(Buffer.concat(new Array<Buffer>(frames).fill(frame)));
}

/** Records a single-coloured video in the browser. */
function recorded(size: { width: number; height: number }) {
  return async ({ page }: FileSources) => {
    const base64 = await page.evaluate(async ({ width, height }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.start();
      for (let frame = 0; frame < 12; frame += 1) {
        context?.fillRect(0, 0, frame * 4, 20);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }, size);
    return new Uint8Array(Buffer.from(base64, 'base64'));
  };
}

const MP4_HEAD = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');

/** Videos and sounds, which count as viewed as far as they were played. */
export const MEDIA_FILES: readonly CorpusFile[] = [
  {
    name: 'silence.wav',
    mimeType: 'audio/wav',
    content: encodeWav(61),
    shows: ['1:01, 0% played'],
    viewedPart: 'nothing',
  },
  {
    name: 'changed.wav',
    mimeType: 'audio/wav',
    content: encodeWav(61),
    viewedPart: 'nothing',
    later: { content: encodeWav(75), differs: ['1:01', '1:15', 'Duration'] },
  },
  {
    name: 'silence.mp3',
    mimeType: 'audio/mpeg',
    content: encodeMp3(400),
    shows: [/^0:10, 0% played/],
    viewedPart: 'nothing',
  },
  {
    name: 'clip.webm',
    mimeType: 'video/webm',
    content: recorded({ width: 64, height: 48 }),
    shows: [/64 × 48 pixels, 0% played$/],
    viewedPart: 'nothing',
  },
  {
    name: 'changed.webm',
    mimeType: 'video/webm',
    content: recorded({ width: 64, height: 48 }),
    viewedPart: 'nothing',
    later: { content: recorded({ width: 80, height: 48 }), differs: ['64 × 48 pixels', '80 × 48 pixels'] },
  },
  {
    name: 'broken.mp4',
    mimeType: 'video/mp4',
    content: new Uint8Array(Buffer.concat([MP4_HEAD, Buffer.alloc(400)])),
    shows: ['This video cannot be played here'],
    viewedPart: 'nothing',
  },
  {
    name: 'text.mp3',
    mimeType: 'audio/mpeg',
    content: 'This is no sound.',
    shows: ['This recording cannot be played here'],
    viewedPart: 'nothing',
  },
];
