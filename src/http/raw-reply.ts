import type { FastifyReply } from 'fastify';

/** A reply whose body is already text, or empty, so its schema must not serialise it. */
export const rawReply = (reply: object): FastifyReply => reply as FastifyReply;

export const JSON_TYPE = 'application/json; charset=utf-8';
