/** How many arrays and objects of a valid JSON text lie within each other at most. Does not recurse, however many. */
export function nestingOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let position = 0; position < json.length; position += 1) {
    const character = json[position];
    if (character === '\\') position += 1;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}
