import { buttonClass } from "@inkform/ui/button";
import Link from "next/link";
import { Entrance } from "@/features/account/entrance";

export default function NotFound() {
  return (
    <Entrance title="This page is not here">
      <p>The address is wrong, or it belongs to a project that is not given to you.</p>
      <Link href="/" className={buttonClass()}>
        To your projects
      </Link>
    </Entrance>
  );
}
