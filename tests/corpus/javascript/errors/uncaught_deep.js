// covers: what an uncaught error holds is shown five levels deep
class RequestError extends Error {
  constructor(message, request) {
    super(message);
    this.name = "RequestError";
    this.request = request;
  }
}
const request = { method: "PUT", body: { user: { address: { city: { name: "Bern", zip: 3000 } } } } };
console.log({ request });
throw new RequestError("refused", request);
