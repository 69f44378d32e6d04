const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const;
const LOW_BITS = 21;

/**
 * Returns an ID that replaces the label of a fingerprint if its text must not be stored: a 53-bit hash of up to eleven digits and
 * lower-case letters. The hash is not cryptographic and does not resist deliberate collisions.
 */
export function getFingerprintId(label: string): string {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let index = 0; index < label.length; index += 1) {
    const unit = label.charCodeAt(index);
    high = Math.imul(high ^ unit, MULTIPLIERS[0]);
    low = Math.imul(low ^ unit, MULTIPLIERS[1]);
  }
  high = mix(high, low);
  low = mix(low, high);
  return ((low >>> 0) * 2 ** LOW_BITS + (high >>> (32 - LOW_BITS))).toString(36);
}

function mix(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
}
