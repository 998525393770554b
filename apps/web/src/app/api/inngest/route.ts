import { runtime } from "@/lib/runtime";

/** Where a real Inngest server calls the functions; every unsigned call is refused. */
const handle = (request: Request) => runtime().inngest(request);

export { handle as GET, handle as POST, handle as PUT };
