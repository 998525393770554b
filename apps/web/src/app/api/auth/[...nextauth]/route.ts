import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

function handler(request: Request, context: Context): Promise<Response> {
  return NextAuth(request as never, context as never, authOptions()) as Promise<Response>;
}

export { handler as GET, handler as POST };
