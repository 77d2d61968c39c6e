/**
 * What is where in Redis. Everything of one version has its own names, so that a worker of another version cannot take its
 * jobs; the list of experiments is shared, so that it can tell why it has nothing to do.
 */
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Limits } from '../definition/definition.js';
import { gameHash, type PackedGame } from '../definition/packedGame.js';
import type { Job, Plan } from '../definition/plan.js';
import { version as ownVersion } from '../version.js';

/** What a job carries through the queue. */
export interface QueuedJob {
  readonly experiment: string;
  readonly job: Job;
  readonly limits: Limits;
}

/** An experiment in the list. */
export interface ListedExperiment {
  readonly version: string;
  readonly experiment: string;
  readonly name: string;
}

/** Prefix of the keys of the queue itself. */
export const prefix = 'ludii';
const list = 'ludii:experiments';
/** A description that nobody asked for in so many seconds is forgotten. */
const GameLife = 30 * 24 * 3600;

const short = (version: string): string => createHash('sha256').update(version).digest('hex').slice(0, 12);

/** The name of the queue of a version. */
export function queueName(version = ownVersion): string {
  return `jobs-${short(version)}`;
}

/** Results that wait to be collected: a hash from job numbers to outcomes. */
export function resultsKey(experiment: string, version = ownVersion): string {
  return `ludii:results-${short(version)}:${experiment}`;
}

/** The id of a job: the same job is never in the queue twice. */
export function jobId({ hash }: Plan, number: number): string {
  return `${hash.slice(0, 24)}-${number}`;
}

const gameKey = (hash: string): string => `ludii:game:${hash}`;

/** Puts the descriptions of an experiment where workers find them, and the experiment on the list. */
export async function announce(redis: Redis, plan: Plan, games: ReadonlyMap<string, PackedGame>): Promise<void> {
  for (const [hash, game] of games) await redis.set(gameKey(hash), JSON.stringify(game), 'EX', GameLife);
  const entry: ListedExperiment = { version: ownVersion, experiment: plan.hash, name: plan.definition.name };
  await redis.hset(list, `${ownVersion} ${plan.hash}`, JSON.stringify(entry));
}

/** Takes an experiment whose results are all collected off the list. */
export async function withdraw(redis: Redis, { hash }: Plan): Promise<void> {
  await redis.hdel(list, `${ownVersion} ${hash}`);
  await redis.del(resultsKey(hash));
}

/** All experiments that someone waits for, of whatever version. */
export async function listed(redis: Redis): Promise<ListedExperiment[]> {
  return Object.values(await redis.hgetall(list)).map((entry) => JSON.parse(entry) as ListedExperiment);
}

/** The description with a hash. What has another content is refused. */
export async function fetchGame(redis: Redis, hash: string): Promise<PackedGame> {
  const text = await redis.get(gameKey(hash));
  if (text === null) throw new Error(`The description ${hash.slice(0, 12)}… is no longer in the queue.`);
  await redis.expire(gameKey(hash), GameLife);
  const game = JSON.parse(text) as PackedGame;
  if (gameHash(game) !== hash) throw new Error(`The description ${hash.slice(0, 12)}… was changed on the way.`);
  return game;
}
