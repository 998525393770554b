import { ListSkeleton } from "@inkform/ui/loading";

export default function Loading() {
  return <ListSkeleton rows={8} label="Loading the page" />;
}
