import { useEffect, useState } from 'react';
import { parseJson } from '#lib/parse-json.ts';
import { useSession } from '#shared/session/session.ts';
import { tabStorage } from '#ui/browser/safe-storage.ts';
import type { EventForm } from './event-form.ts';

/**
 * Stores the edits of an event in this tab until they are saved or discarded, so that a reload or a new sign-in loses nothing.
 * `name` is the key of the event. Fields that changed elsewhere retain that change unless they were edited here.
 */
export function useDraft(name: string, initial: EventForm) {
  const { email } = useSession();
  const key = `rotunda.event.${email}.${name}`;
  const [found] = useState(() => readDraft(key, initial));
  const [form, setForm] = useState(found ?? initial);
  const [isRestored, setIsRestored] = useState(found !== undefined);
  const isChanged = !isSame(form, initial);
  const forget = () => tabStorage.removeItem(key);
  const retain = () => tabStorage.setItem(key, JSON.stringify({ from: initial, form }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the text only, not on the function that stores it
  useEffect(() => {
    if (isChanged) retain();
    else forget();
  }, [form]);
  const startOver = () => {
    setForm(initial);
    setIsRestored(false);
  };
  return { form, setForm, isChanged, isRestored, startOver, forget, keep: retain };
}

function readDraft(key: string, initial: EventForm): EventForm | undefined {
  const draft = Object(parseJson(tabStorage.getItem(key)) ?? {});
  const [from, form] = [Object(Reflect.get(draft, 'from')), Object(Reflect.get(draft, 'form'))];
  const typed = Object.keys(initial).filter((name) => name in form && !isSame(form[name], from[name]));
  const merged = { ...initial, ...Object.fromEntries(typed.map((name) => [name, form[name]])) };
  return isSame(merged, initial) ? undefined : merged;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
