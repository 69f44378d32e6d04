import type { ScriptLogEntry } from '#core/operations/script-engine.ts';

const MAX_ENTRIES = 2_000;
const MAX_ENTRY_CHARACTERS = 16_384;
const MAX_CHARACTERS = 1_000_000;

/** Limits the log of a run to a size that can be stored and displayed. */
export class LogBudget {
  #entries = 0;
  #characters = 0;
  #isSpent = false;

  /**
   * Returns the entry to record, truncated if necessary, or undefined once the budget is exhausted. One entry reports the
   * exhaustion.
   */
  admit(entry: ScriptLogEntry): ScriptLogEntry | undefined {
    if (this.#isSpent) return undefined;
    const text = shorten(entry.text);
    this.#entries += 1;
    this.#characters += text.length;
    this.#isSpent = this.#entries > MAX_ENTRIES || this.#characters > MAX_CHARACTERS;
    if (!this.#isSpent) return { ...entry, text };
    return { ...entry, level: 'WARNING', text: 'Logging output too large. Truncating output.' };
  }
}

function shorten(text: string): string {
  return text.length > MAX_ENTRY_CHARACTERS ? `${text.slice(0, MAX_ENTRY_CHARACTERS)}…` : text;
}
