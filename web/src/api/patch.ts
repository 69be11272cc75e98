/** JSON Patch (RFC 6902). The document is never changed: what a patch does not touch is shared with the old one. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Operation {
  op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  path: string;
  from?: string | null;
  value?: unknown;
}

export class PatchError extends Error {}

export function applyPatch<T>(document: T, operations: readonly Operation[]): T {
  let result = document as Json;
  for (const operation of operations) result = applyOne(result, operation);
  return result as T;
}

function applyOne(document: Json, operation: Operation): Json {
  const path = parts(operation.path);
  switch (operation.op) {
    case "add":
      return put(document, path, operation.value as Json, true);
    case "replace":
      return put(document, path, operation.value as Json, false);
    case "remove":
      return take(document, path);
    case "copy":
      return put(document, path, find(document, parts(operation.from ?? "")), true);
    case "move": {
      const from = parts(operation.from ?? "");
      return put(take(document, from), path, find(document, from), true);
    }
    case "test":
      if (JSON.stringify(find(document, path)) !== JSON.stringify(operation.value)) throw new PatchError(`test failed at ${operation.path}`);
      return document;
    default:
      throw new PatchError(`unknown operation ${String(operation.op)}`);
  }
}

function parts(pointer: string): string[] {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) throw new PatchError(`not a pointer: ${pointer}`);
  return pointer.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function index(list: Json[], key: string, most: number): number {
  const i = key === "-" ? list.length : /^(0|[1-9]\d*)$/.test(key) ? Number(key) : -1;
  if (i < 0 || i > most) throw new PatchError(`no place ${key} in a list of ${list.length}`);
  return i;
}

function find(document: Json, path: readonly string[]): Json {
  let here = document;
  for (const key of path) here = child(here, key);
  return here;
}

function child(node: Json, key: string): Json {
  if (Array.isArray(node)) return node[index(node, key, node.length - 1)]!;
  if (typeof node === "object" && node !== null && Object.hasOwn(node, key)) return node[key]!;
  throw new PatchError(`nothing at ${key}`);
}

function put(node: Json, path: readonly string[], value: Json, insert: boolean): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node)) {
    const copy = node.slice();
    if (rest.length) copy[index(node, key, node.length - 1)] = put(child(node, key), rest, value, insert);
    else if (insert) copy.splice(index(node, key, node.length), 0, value);
    else copy[index(node, key, node.length - 1)] = value;
    return copy;
  }
  if (typeof node !== "object" || node === null) throw new PatchError(`nothing can be put at ${key}`);
  if (rest.length || !insert) child(node, key); // must be there
  return { ...node, [key]: rest.length ? put(node[key]!, rest, value, insert) : value };
}

function take(node: Json, path: readonly string[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return null;
  if (Array.isArray(node)) {
    const copy = node.slice();
    const i = index(node, key, node.length - 1);
    if (rest.length) copy[i] = take(node[i]!, rest);
    else copy.splice(i, 1);
    return copy;
  }
  child(node, key);
  const copy = { ...(node as { [key: string]: Json }) };
  if (rest.length) copy[key] = take(copy[key]!, rest);
  else delete copy[key];
  return copy;
}
