import { Notice } from "@inkform/ui/notice";

export function SuspendedNotice() {
  return (
    <div className="px-4 pt-3">
      <Notice tone="unsure" title="This project is suspended">
        What was read stays here; nothing new is taken. Ask whoever runs this service to resume it.
      </Notice>
    </div>
  );
}
