/**
 * What: if an item fails to render in a build, the error says which item of the config it is.
 * Why: specification 7.3 requires the item's configuration in the error; upstream's error boundary only
 *   reports it in the browser, because React has no error boundaries on the server.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/NavbarItem/ComponentTypes.tsx (wrapped).
 * Can go: when upstream also reports the item in builds.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {ReactNode} from 'react';

type ItemComponent = (props: object) => ReactNode;

/** Calls the component within its own render, so that its errors can be caught without a boundary. */
function reportingConfig(type: string, render: ItemComponent): ItemComponent {
  return function NavbarItemWithReport(props) {
    try {
      return render(props);
    } catch (error) {
      const item = JSON.stringify({type, ...props}, null, 2);
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `This item of themeConfig.navbar.items failed to render: ${item}\nReason: ${reason}`,
        {cause: error},
      );
    }
  };
}

const types = ComponentTypes as unknown as Record<string, ItemComponent>;

export default ExecutionEnvironment.canUseDOM
  ? types
  : Object.fromEntries(
      Object.entries(types).map(([type, render]) => [type, reportingConfig(type, render)]),
    );
