import { expect, it, vi } from 'vitest';
import { AnswerPace } from './answer-pace.ts';

it('awaits answers awake while those of the service are quick', () => {
  const stay = vi.fn();
  const pace = new AnswerPace(stay);
  pace.onSent();
  expect(stay).not.toHaveBeenCalled();
  pace.onAnswered(0.1);
  pace.onSent();
  expect(stay).toHaveBeenCalledOnce();
});

it('lets the process sleep once the service has taken its time', () => {
  const stay = vi.fn();
  const pace = new AnswerPace(stay);
  pace.onAnswered(0.1);
  pace.onAnswered(40);
  pace.onSent();
  expect(stay).not.toHaveBeenCalled();
});
