package splitsecond.architecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/// Tests may look from above at what they test, and use what they like.
final class WithoutTests implements ImportOption {

    @Override
    public boolean includes(Location location) {
        return !location.contains("/test");
    }
}
