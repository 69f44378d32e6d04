import ExifReader, { type ExpandedTags } from 'exifreader';
import type { ExifData } from './exif-data.ts';

type Tag = { value?: unknown; description?: unknown };

const FLASH_FIRED = 1; // The lowest bit of the tag. The other bits contain details about the flash.

/** Reads the EXIF 2.3 data of a picture. Returns an empty object if it is missing or damaged. */
export function readExif(bytes: Uint8Array): ExifData {
  const { exif = {}, gps } = readTags(bytes);
  const tags = new Map<string, Tag>(Object.entries(exif));
  const flash = toNumber(tags.get('Flash'));
  const facts = {
    cameraMake: toWords(tags.get('Make')),
    cameraModel: toWords(tags.get('Model')),
    lens: toWords(tags.get('LensModel')),
    time: toWords(tags.get('DateTimeOriginal') ?? tags.get('DateTime')),
    exposureTime: toNumber(tags.get('ExposureTime')),
    aperture: toNumber(tags.get('FNumber')),
    flashUsed: flash === undefined ? undefined : (flash & FLASH_FIRED) === FLASH_FIRED,
    focalLength: toNumber(tags.get('FocalLength')),
    isoSpeed: toNumber(tags.get('ISOSpeedRatings')),
    meteringMode: toWords(tags.get('MeteringMode')),
    sensor: toWords(tags.get('SensingMethod')),
    exposureMode: toWords(tags.get('ExposureMode')),
    colorSpace: toWords(tags.get('ColorSpace')),
    whiteBalance: toWords(tags.get('WhiteBalance')),
    exposureBias: toNumber(tags.get('ExposureBiasValue')),
    maxApertureValue: toNumber(tags.get('MaxApertureValue')),
    subjectDistance: toNumber(tags.get('SubjectDistance')),
    location: gps && toLocation(gps),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function readTags(bytes: Uint8Array): Pick<ExpandedTags, 'exif' | 'gps'> {
  try {
    return ExifReader.load(toArrayBuffer(bytes), { expanded: true });
  } catch {
    return {};
  }
}

// Given a view of a part of a larger buffer, the library would also read the surrounding bytes.
function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}

function toWords(tag: Tag | undefined): string | undefined {
  const text = typeof tag?.description === 'string' ? tag.description.replaceAll('\0', '').trim() : '';
  return text === '' ? undefined : text;
}

/** Parses a number, or a fraction of numerator and denominator. */
function toNumber(tag: Tag | undefined): number | undefined {
  const value = tag?.value;
  const number = Array.isArray(value) && value.length === 2 ? Number(value[0]) / Number(value[1]) : Number(value);
  return value === undefined || !Number.isFinite(number) ? undefined : number;
}

function toLocation({
  Latitude: latitude,
  Longitude: longitude,
  Altitude: altitude,
}: NonNullable<ExpandedTags['gps']>) {
  if (!isKnown(latitude) || !isKnown(longitude)) return undefined;
  return { latitude, longitude, ...(isKnown(altitude) && { altitude }) };
}

function isKnown(value: number | undefined): value is number {
  return Number.isFinite(value);
}
