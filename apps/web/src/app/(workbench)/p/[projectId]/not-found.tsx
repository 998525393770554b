import { buttonClass } from "@inkform/ui/button";
import { EmptyState } from "@inkform/ui/empty-state";
import { FileX } from "lucide-react";
import Link from "next/link";

export default function NotFound() {
  return (
    <EmptyState icon={<FileX />} title="This is not here">
      <p>It may have been removed after its 7 days, or it belongs to another project.</p>
      <Link href="/" className={`${buttonClass()} mt-4`}>
        To your documents
      </Link>
    </EmptyState>
  );
}
