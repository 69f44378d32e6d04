import { TOPICS, type Topic } from '../src/trait-types.ts';

/**
 * Reads the topics of a trait. Throws if it is missing, has an unknown topic, or uses a parameter that the operation does not
 * have.
 */
export function readTopics(id: string, trait: string, value: unknown, params: readonly string[]): Topic[] {
  if (!Array.isArray(value)) throw new Error(`${id}: ${trait} is missing or not a list of topics`);
  return value.map((topic) => readTopic(id, trait, String(topic), params));
}

function readTopic(id: string, trait: string, text: string, params: readonly string[]): Topic {
  const [, name = text, param] = /^(.+):\{(\w+)\}$/.exec(text) ?? [];
  const topic = TOPICS.find((known) => known === name);
  if (topic === undefined) throw new Error(`${id}: ${trait} has the unknown topic ${name}`);
  if (param === undefined) return topic;
  if (!params.includes(param)) throw new Error(`${id}: ${trait} names ${param}, which the operation does not take`);
  return `${topic}:{${param}}`;
}
