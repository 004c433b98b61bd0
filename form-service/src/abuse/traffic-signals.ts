import { hash } from 'node:crypto';
import type { ProjectRequest } from '@sunfield/shared/project-request';
import type { Counters } from '../counters/counters.ts';
import type { Signal } from './signals.ts';

const hour = 60 * 60 * 1000;

/** Requests from one address within an hour that an office may well send. */
const officeSize = 10;

/** What a request tells beside those that came before it. */
export async function trafficSignals(
  { message }: ProjectRequest,
  address: string,
  counters: Counters,
  leadsPerHour: number,
): Promise<Signal[]> {
  const words = hash('sha256', message.toLowerCase(), 'base64url');
  const [all, fromAddress, alike] = await Promise.all([
    counters.increment('leads', hour),
    counters.increment(`leads ${address}`, hour),
    counters.increment(`message ${words}`, 24 * hour),
  ]);
  const signals: Signal[] = [];
  if (all.count > leadsPerHour) signals.push('globalCap');
  if (fromAddress.count > officeSize) signals.push('busyAddress');
  if (alike.count > 5) signals.push('massMessage');
  else if (alike.count > 2) signals.push('repeatedMessage');
  return signals;
}
