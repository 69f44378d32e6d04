/** Returns the maximum nesting depth of arrays and objects in a valid JSON text. Not recursive, so any depth is supported. */
export function getNesting(json: string): number {
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
