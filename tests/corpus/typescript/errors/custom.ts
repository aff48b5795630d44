// An error of a class with parameters that are fields, thrown through a namespace.
namespace Errors {
  export class Http extends Error {
    constructor(public readonly status: number, message: string, public cause?: unknown) { super(message); this.name = "Http"; }
  }
  export const notFound = (what: string): Http => new Http(404, `${what} is missing`);
}
function load(id: string): never { throw Errors.notFound(id); }
try { load("a"); } catch (e) { if (e instanceof Errors.Http) console.log(e.status, e.message, e.cause); }
load("b" as string);
