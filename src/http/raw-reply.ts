import type { FastifyReply } from 'fastify';

/** A reply whose body is text already, or nothing: its schema has nothing left to serialise. */
export const rawReply = (reply: object): FastifyReply => reply as FastifyReply;

export const JSON_TYPE = 'application/json; charset=utf-8';
